import { editDistance } from './editDistance.ts';

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

/** `closest` for many names and the same candidates. */
export function createClosest(candidates: Iterable<string>): FindClosest {
  const known = Array.from(candidates, (candidate) => ({ candidate, normal: normalize(candidate) }));
  return (name) => {
    const wanted = normalize(name);
    let best: string | undefined;
    let bestDistance = Math.max(1, Math.floor(wanted.length * 0.4)) + 1;
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
