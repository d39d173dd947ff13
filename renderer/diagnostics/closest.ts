/** Finds the candidate that was most likely meant by a name. */
export type FindClosest = (name: string) => string | undefined;

/**
 * The candidate that was most likely meant by `name`, or undefined when none is near.
 *
 * Near means: equal but for case and separators, or few enough slips of the keyboard (a letter too many, missing, wrong,
 * or two swapped) for the length of the name. Between equally near candidates the one that is nearest with case and separators
 * wins, then one with the same first letter, which is seldom wrong, then the first in alphabetical order, so that messages don't depend on
 * the order in which candidates were collected.
 */
export function closest(name: string, candidates: Iterable<string>): string | undefined {
  return createClosest(candidates)(name);
}

/**
 * `closest` for many names and the same candidates.
 *
 * @param lengthOf - How much of a name can be misspelled. Default: all of it. Of a path, most parts are the same for all candidates.
 */
export function createClosest(candidates: Iterable<string>, lengthOf = (name: string): number => name.length): FindClosest {
  const known = Array.from(candidates, (candidate) => ({ candidate, normal: normalize(candidate) }));
  return (name) => {
    const wanted = normalize(name);
    let best: string | undefined;
    let bestDistance = Math.max(1, Math.floor(lengthOf(wanted) * 0.4)) + 1;
    for (const { candidate, normal } of known) {
      const distance = editDistance(wanted, normal, bestDistance);
      const isBetter = distance < bestDistance || (distance === bestDistance && best !== undefined && comesFirst(name, candidate, best));
      if (isBetter && candidate !== name) {
        best = candidate;
        bestDistance = distance;
      }
    }
    return best;
  };
}

/** Which of two candidates that are equally near but for case and separators is the better one. */
function comesFirst(name: string, candidate: string, best: string): boolean {
  const difference = editDistance(name, candidate, Number.POSITIVE_INFINITY) - editDistance(name, best, Number.POSITIVE_INFINITY);
  if (difference !== 0) return difference < 0;
  const beginsAlike = candidate[0] === name[0];
  return beginsAlike === (best[0] === name[0]) ? candidate < best : beginsAlike;
}

function normalize(name: string): string {
  return name.toLowerCase().replace(/[_\s]/g, '-');
}

/** Insertions, deletions, substitutions and swaps of neighbors between two texts; at least `limit + 1` once that is exceeded. */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit || lettersApart(a, b) > limit) return limit + 1;
  // Rows of the table: names of foreign packages may be too long for the whole.
  let beforeLast: readonly number[] = [];
  let last: readonly number[] = Array.from({ length: b.length + 1 }, (_, column) => column);
  const at = (row: readonly number[], column: number): number => row[column] ?? Number.POSITIVE_INFINITY;
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    let least = row;
    for (let column = 1; column <= b.length; column++) {
      const cost = Math.min(at(last, column - 1) + Number(a[row - 1] !== b[column - 1]), at(last, column) + 1, at(current, column - 1) + 1);
      const isSwap = row > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      const next = isSwap ? Math.min(cost, at(beforeLast, column - 2) + 1) : cost;
      current.push(next);
      least = Math.min(least, next);
    }
    if (least > limit) return limit + 1;
    [beforeLast, last] = [last, current];
  }
  return at(last, b.length);
}

/** Numbers of characters by their last bits. */
const counts = new Int32Array(32);

/** Each character that only one of two texts has takes a slip of its own: no distance is smaller. Most pairs of names need no table then. */
function lettersApart(a: string, b: string): number {
  counts.fill(0);
  for (let index = 0; index < a.length; index++) add(a.charCodeAt(index) & 31, 1);
  for (let index = 0; index < b.length; index++) add(b.charCodeAt(index) & 31, -1);
  return (counts.reduce((total, count) => total + Math.abs(count), 0) + Math.abs(a.length - b.length)) / 2;
}

function add(index: number, count: number): void {
  counts[index] = (counts[index] ?? 0) + count;
}
