import { availableParallelism, totalmem } from 'node:os';
import { getHeapStatistics } from 'node:v8';
import { workerMemory } from './workerMemory.ts';

/** How many workers may run at once on this machine, for so many jobs, and how much heap each gets. */
export function readMemory(jobs: number): ReturnType<typeof workerMemory> {
  const megabyte = 1024 * 1024;
  // In a container, a process may use less than the system has.
  const available = Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY) / megabyte;
  return workerMemory({ available, ownHeap: getHeapStatistics().heap_size_limit / megabyte, processors: availableParallelism(), jobs });
}
