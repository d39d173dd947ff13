/** A line of one of two texts, divided where it differs from its partner. */
export interface AlignedLine {
  /** `-` for the old text, `+` for the new one. */
  readonly sign: '-' | '+';
  readonly before: string;
  /** What the other line has not. */
  readonly middle: string;
  readonly after: string;
}

/**
 * The lines that only one of two texts has: in pairs of an old and a new one if there are as many of each, else the old ones before the new ones.
 * Empty if the texts are the same.
 */
export function alignLines(old: string | undefined, next: string | undefined): readonly AlignedLine[] {
  const [before, after] = [linesOf(old), linesOf(next)];
  const [gone, come] = [before.filter((line) => !after.includes(line)), after.filter((line) => !before.includes(line))];
  if (gone.length === come.length) return gone.flatMap((line, index) => pair(line, come[index]));
  return [...gone.flatMap((line) => pair(line, undefined)), ...come.flatMap((line) => pair(undefined, line))];
}

function linesOf(text: string | undefined): readonly string[] {
  return text === undefined || text === '' ? [] : text.split('\n');
}

function pair(old: string | undefined, next: string | undefined): readonly AlignedLine[] {
  const [begin, end] = old === undefined || next === undefined ? [0, 0] : commonEnds(old, next);
  const divided = (sign: '-' | '+', text: string | undefined): readonly AlignedLine[] =>
    text === undefined
      ? []
      : [{ sign, before: text.slice(0, begin), middle: text.slice(begin, text.length - end), after: text.slice(text.length - end) }];
  return [...divided('-', old), ...divided('+', next)];
}

/** How many signs two lines share at their begin and at their end. */
function commonEnds(a: string, b: string): readonly [number, number] {
  const most = Math.min(a.length, b.length);
  let begin = 0;
  while (begin < most && a[begin] === b[begin]) begin++;
  let end = 0;
  while (end < most - begin && a[a.length - 1 - end] === b[b.length - 1 - end]) end++;
  return [begin, end];
}
