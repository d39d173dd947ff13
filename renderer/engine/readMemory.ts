import { availableParallelism, totalmem } from 'node:os';
import { getHeapStatistics } from 'node:v8';

/** How many workers may run at once on this machine, for so many jobs, and how much heap each gets. */
export function readMemory(jobs: number): ReturnType<typeof workerMemory> {
  const megabyte = 1024 * 1024;
  // In a container, a process may use less than the system has.
  const available = Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY) / megabyte;
  return workerMemory({ available, ownHeap: getHeapStatistics().heap_size_limit / megabyte, processors: availableParallelism(), jobs });
}

interface MemoryRequest {
  /** Megabytes that this process may use at all. */
  readonly available: number;
  /** Megabytes of heap that this process may use, by default or by `--max-old-space-size`. */
  readonly ownHeap: number;
  readonly processors: number;
  /** Number of tasks that could run at the same time. */
  readonly jobs: number;
}

/** Least heap of an extraction, so that parallel extractions do not get too little each. */
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
