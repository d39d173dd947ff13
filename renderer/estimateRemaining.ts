/** How far counted work was at a moment. */
export interface Mark {
  readonly done: number;
  /** Milliseconds from any fixed point. */
  readonly at: number;
}

export interface Counted {
  /** In the order in which they were taken. */
  readonly marks: readonly Mark[];
  readonly total: number;
}

/** Milliseconds that have to have gone by between two marks before anything can be said. */
const least = 1000;

/**
 * Milliseconds that the rest takes if it goes on as it went lately: as the later half of what is done. What was before the first mark says
 * nothing about that: threads begin, caches fill. Undefined where it can't be told yet, or nothing is left.
 */
export function estimateRemaining({ marks, total }: Counted): number | undefined {
  const last = marks.at(-1);
  if (last === undefined || last.done >= total) return undefined;
  const first = marks.findLast(({ done, at }) => done <= last.done / 2 && last.at - at >= least) ?? marks[0];
  if (first === undefined || last.at - first.at < least) return undefined;
  return ((last.at - first.at) / (last.done - first.done)) * (total - last.done);
}
