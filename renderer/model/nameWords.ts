/**
 * The words of a name, between which it can be broken: at humps, and behind dots and underscores. Words of three letters and more,
 * shorter ones with the word before them: `GraphQL`, `Schema`. Here because the browser fills in menus that the build began.
 */
export function nameWords(name: string): readonly string[] {
  const words: string[] = [];
  for (const word of name.split(/(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])|(?<=[._])/)) {
    if (word.length < 3 && words.length > 0) words[words.length - 1] += word;
    else words.push(word);
  }
  return words;
}

/** Whether a name may be too long for a narrow column, so that it is worth its marks. */
export function isLongName(name: string): boolean {
  return /\S{23}/.test(name);
}
