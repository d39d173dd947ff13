export interface Counted {
  readonly done: number;
  readonly total: number;
  /** Milliseconds since the first was begun. */
  readonly elapsed: number;
}

/** How little has to have gone by before anything can be said. */
const least = 1000;

/** Milliseconds that the rest takes if it goes on as it has so far. Undefined where that can't be told yet, or nothing is left. */
export function estimateRemaining({ done, total, elapsed }: Counted): number | undefined {
  if (done === 0 || done >= total || elapsed < least) return undefined;
  return (elapsed / done) * (total - done);
}
