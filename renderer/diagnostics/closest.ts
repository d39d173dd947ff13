/**
 * The candidate that was most likely meant by `name`, or undefined when none is near.
 *
 * Near means: equal but for case and separators, or few enough slips of the keyboard (a letter too many, missing, wrong,
 * or two swapped) for the length of the name. Between equally near candidates the one that is nearest with case and separators
 * wins, then the first in alphabetical order, so that messages don't depend on the order in which candidates were collected.
 */
export function closest(name: string, candidates: Iterable<string>): string | undefined {
  const wanted = normalize(name);
  const letters = lettersOf(wanted);
  let best: string | undefined;
  let bestDistance = Math.max(1, Math.floor(wanted.length * 0.4)) + 1;
  for (const candidate of candidates) {
    const normal = normalize(candidate);
    if (lettersApart(letters, lettersOf(normal)) > bestDistance) continue;
    const distance = editDistance(wanted, normal, bestDistance);
    const isBetter = distance < bestDistance || (distance === bestDistance && best !== undefined && comesFirst(name, candidate, best));
    if (isBetter && candidate !== name) {
      best = candidate;
      bestDistance = distance;
    }
  }
  return best;
}

/** Which of two candidates that are equally near but for case and separators is the better one. */
function comesFirst(name: string, candidate: string, best: string): boolean {
  const difference = editDistance(name, candidate, Number.POSITIVE_INFINITY) - editDistance(name, best, Number.POSITIVE_INFINITY);
  return difference === 0 ? candidate < best : difference < 0;
}

function normalize(name: string): string {
  return name.toLowerCase().replace(/[_\s]/g, '-');
}

/** Which characters a text has, as bits; some share one. */
function lettersOf(text: string): number {
  let letters = 0;
  for (let index = 0; index < text.length; index++) letters |= 1 << (text.charCodeAt(index) & 31);
  return letters;
}

/** Each character that only one of two texts has takes a slip of its own: no distance is smaller. */
function lettersApart(a: number, b: number): number {
  return Math.max(bitsIn(a & ~b), bitsIn(b & ~a));
}

function bitsIn(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/** Insertions, deletions, substitutions and swaps of neighbors between two texts; at least `limit + 1` once that is exceeded. */
function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    for (let column = 1; column <= b.length; column++) {
      const isSame = a[row - 1] === b[column - 1];
      const isSwap = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      current[column] = Math.min(
        at(last, column) + 1,
        at(current, column - 1) + 1,
        at(last, column - 1) + (isSame ? 0 : 1),
        isSwap ? at(beforeLast, column - 2) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    if (Math.min(...current) > limit) return limit + 1;
    beforeLast = last;
    last = current;
  }
  return at(last, b.length);
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Number.POSITIVE_INFINITY;
}
