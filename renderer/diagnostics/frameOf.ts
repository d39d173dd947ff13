import type { FramedProblem } from '../model/live.ts';
import type { Place } from '../model/problem.ts';

/** The lines of the source around a place: two before it, two after it. Empty where there are none. */
export function frameOf(place: Place | undefined, read: (file: string) => string | undefined): FramedProblem['frame'] {
  if (place?.line === undefined) return [];
  const { line } = place;
  const lines = read(place.file)?.split(/\r\n|\r|\n/) ?? [];
  const first = Math.max(1, line - 2);
  return lines.slice(first - 1, line + 2).map((text, index) => ({ line: first + index, text }));
}
