export interface MemoryRequest {
  /** Megabytes that this process may use at all. */
  readonly available: number;
  /** Megabytes of heap that this process has itself, by default or as it was told. */
  readonly ownHeap: number;
  readonly processors: number;
  /** How much there is to do. */
  readonly jobs: number;
}

/** What an extraction should have at least, so that many at once don't leave each too little. */
const leastHeap = 2048;

/**
 * How many workers may run at once, and how many megabytes of heap each gets. Together they stay below three quarters of
 * the memory; one that is alone gets all of that, since a package with thousands of items can need it, and none gets less than a thread
 * would have by itself.
 */
export function workerMemory({ available, ownHeap, processors, jobs }: MemoryRequest): { readonly workers: number; readonly heap: number } {
  const budget = available * 0.75;
  const workers = Math.max(1, Math.min(jobs, processors, Math.floor(budget / leastHeap)));
  return { workers, heap: Math.floor(Math.max(budget / workers, ownHeap)) };
}
