interface Sign {
  readonly at: number;
  readonly sign: string;
  /** Number of open brackets after the sign. */
  readonly depth: number;
}

/** The characters of a declaration that are in no string. An arrow does not end with a bracket. */
export function signsOf(text: string): readonly Sign[] {
  const signs: Sign[] = [];
  const token = /"(?:[^"\\]|\\.)*"|`(?:[^`\\]|\\.)*`|=>|[\s\S]/g;
  let depth = 0;
  for (const { 0: sign, index: at } of text.matchAll(token)) {
    if (sign.length > 1) continue;
    if ('([{<'.includes(sign)) depth++;
    else if (')]}>'.includes(sign)) depth--;
    signs.push({ at, sign, depth });
  }
  return signs;
}

/** The number of brackets around the innermost part of a text. */
export function nestingOf(text: string): number {
  return signsOf(text).reduce((most, { depth }) => Math.max(most, depth), 0);
}

/** Splits a text at a separator that is in no bracket and no string. Empty parts are left out. */
export function splitAt(text: string, separator: string): readonly string[] {
  const parts: string[] = [];
  let begin = 0;
  for (const { at, depth } of signsOf(text)) {
    if (depth !== 0 || !text.startsWith(separator, at)) continue;
    parts.push(text.slice(begin, at));
    begin = at + separator.length;
  }
  return [...parts, text.slice(begin)].filter((part) => part !== '');
}
