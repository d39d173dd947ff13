/** Finds the candidate that was most likely meant by a name. */
export type FindClosest = (name: string) => string | undefined;

/**
 * The candidate that was most likely meant by `name`, or undefined when none is near.
 *
 * Near means: equal but for case and separators, or few enough slips of the keyboard (a letter too many, missing, wrong,
 * or two swapped) for the length of the name. Between equally near candidates the one that is nearest with case and separators
 * wins, then the first in alphabetical order, so that messages don't depend on the order in which candidates were collected.
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
  return difference === 0 ? candidate < best : difference < 0;
}

function normalize(name: string): string {
  return name.toLowerCase().replace(/[_\s]/g, '-');
}

/** Numbers of characters by their last bits. New lists for each comparison would cost more than the comparison. */
const counts = new Int32Array(32);

/** Rows of the table, for texts of up to so many characters. */
let rows = rowsFor(64);

function rowsFor(length: number): readonly [Uint32Array, Uint32Array, Uint32Array] {
  return [new Uint32Array(length + 2), new Uint32Array(length + 2), new Uint32Array(length + 2)];
}

/** Insertions, deletions, substitutions and swaps of neighbors between two texts; at least `limit + 1` once that is exceeded. */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit || lettersApart(a, b) > limit) return limit + 1;
  if (rows[0].length < b.length + 2) rows = rowsFor(2 * b.length);
  // Cells that are further than this from the diagonal are more than the limit, so they are left out.
  const reach = Math.min(limit, Math.max(a.length, b.length));
  let [beforeLast, last, current] = rows;
  for (let column = 0; column <= b.length; column++) last[column] = column;
  for (let row = 1; row <= a.length; row++) {
    const first = Math.max(1, row - reach);
    const end = Math.min(b.length, row + reach);
    const letter = a.charCodeAt(row - 1);
    const letterBefore = a.charCodeAt(row - 2);
    let left = first === 1 ? row : reach + 1;
    let least = left;
    current[first - 1] = left;
    for (let column = first; column <= end; column++) {
      const other = b.charCodeAt(column - 1);
      left = Math.min(at(last, column - 1) + (letter === other ? 0 : 1), at(last, column) + 1, left + 1);
      if (letterBefore === other && letter === b.charCodeAt(column - 2)) left = Math.min(left, at(beforeLast, column - 2) + 1);
      current[column] = left;
      least = Math.min(least, left);
    }
    current[end + 1] = reach + 1;
    if (least > limit) return limit + 1;
    [beforeLast, last, current] = [last, current, beforeLast];
  }
  return at(last, b.length);
}

/** Each character that only one of two texts has takes a slip of its own: no distance is smaller. */
function lettersApart(a: string, b: string): number {
  counts.fill(0);
  for (let index = 0; index < a.length; index++) add(a.charCodeAt(index) & 31, 1);
  for (let index = 0; index < b.length; index++) add(b.charCodeAt(index) & 31, -1);
  let more = 0;
  let less = 0;
  for (let index = 0; index < counts.length; index++) {
    const count = counts[index] ?? 0;
    if (count > 0) more += count;
    else less -= count;
  }
  return Math.max(more, less);
}

function add(index: number, count: number): void {
  counts[index] = (counts[index] ?? 0) + count;
}

function at(row: Uint32Array, column: number): number {
  return row[column] ?? Number.POSITIVE_INFINITY;
}
