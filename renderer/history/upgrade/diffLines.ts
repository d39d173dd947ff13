import { layoutText } from '../../release/layoutText.ts';

/**
 * Two declarations as lines of a diff, each broken into lines. Lines that both have are in it once, and left out where they are far from a
 * change.
 */
export function diffLines(old: string | undefined, next: string | undefined): readonly string[] {
  const lines = allLines(old, next);
  const changes = lines.flatMap((line, index) => (line.startsWith('  ') ? [] : [index]));
  const last = lines.length - 1;
  const isShown = lines.map((_, index) => index === 0 || index === last || changes.some((at) => Math.abs(at - index) <= around));
  if (changes.length === 0 || isShown.filter((shown) => !shown).length < leastOmitted) return lines;
  return lines.flatMap((line, index) => (isShown[index] ? [line] : isShown[index - 1] ? ['  …'] : []));
}

/** Unchanged lines that are shown above and below a change. */
const around = 2;
/** Fewer lines are not worth a mark in their place. */
const leastOmitted = 3;

/** Pairs of lines that are compared. Longer declarations, such as unions of thousands, would take hundreds of megabytes. */
const mostPairs = 2 ** 20;

function allLines(old: string | undefined, next: string | undefined): readonly string[] {
  const [before, after] = [linesOf(old), linesOf(next)];
  if (before.length * after.length > mostPairs) return [...before.map((line) => `- ${line}`), ...after.map((line) => `+ ${line}`)];
  const shared = sharedLengths(before, after);
  const lengthAt = (a: number, b: number): number => shared[a]?.[b] ?? 0;
  const lines: string[] = [];
  let [a, b] = [0, 0];
  while (a < before.length || b < after.length) {
    if (a < before.length && b < after.length && before[a] === after[b]) {
      lines.push(`  ${before[a]}`);
      a++;
      b++;
    } else if (a < before.length && (b >= after.length || lengthAt(a + 1, b) >= lengthAt(a, b + 1))) lines.push(`- ${before[a++]}`);
    else lines.push(`+ ${after[b++]}`);
  }
  return lines;
}

/** In characters: what a page has room for. */
const width = 88;

function linesOf(text: string | undefined): readonly string[] {
  return text === undefined || text === '' ? [] : text.split('\n').flatMap((line) => layoutText(line, width));
}

/** How many lines two texts have in common from a line of each on. */
function sharedLengths(before: readonly string[], after: readonly string[]): readonly (readonly number[])[] {
  const lengths = Array.from({ length: before.length + 1 }, () => new Array<number>(after.length + 1).fill(0));
  for (let a = before.length - 1; a >= 0; a--)
    for (let b = after.length - 1; b >= 0; b--) {
      const row = lengths[a];
      if (row === undefined) continue;
      row[b] = before[a] === after[b] ? (lengths[a + 1]?.[b + 1] ?? 0) + 1 : Math.max(lengths[a + 1]?.[b] ?? 0, row[b + 1] ?? 0);
    }
  return lengths;
}
