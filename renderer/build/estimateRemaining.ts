/** The number of finished items at a time. */
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

/** Shortest time in milliseconds between two marks that allows an estimate. */
const least = 1000;

/**
 * Estimates the remaining milliseconds from the pace of the later half of the finished work. Earlier work is slower, because threads start
 * and caches fill. Undefined when it is too early for an estimate, or when nothing remains.
 */
export function estimateRemaining({ marks, total }: Counted): number | undefined {
  const last = marks.at(-1);
  if (last === undefined || last.done >= total) return undefined;
  const first = marks.findLast(({ done, at }) => done <= last.done / 2 && last.at - at >= least) ?? marks[0];
  if (first === undefined || last.at - first.at < least) return undefined;
  return ((last.at - first.at) / (last.done - first.done)) * (total - last.done);
}
