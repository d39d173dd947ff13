/** Which letters a text in lower case has, as bits: what lacks a letter of the query needs no closer look. */
export function lettersOf(lower: string): number {
  let letters = 0;
  for (let at = 0; at < lower.length; at += 1) {
    const code = lower.charCodeAt(at);
    if (code >= 97 && code <= 122) letters |= 1 << (code - 97);
    else if (code >= 48 && code <= 57) letters |= 1 << 26;
    else if (code > 127) letters |= 1 << 27;
  }
  return letters;
}

/** How many of the wanted letters are not among those that are present. Both are sets of bits. */
export function missingLetters(wanted: number, present: number): number {
  let missing = wanted & ~present;
  let count = 0;
  for (; missing !== 0; missing &= missing - 1) count += 1;
  return count;
}
