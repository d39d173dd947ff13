import { describe, expect, it } from 'vitest';
import { workerMemory } from '../../../renderer/engine/readMemory.ts';

describe('workerMemory', () => {
  it.each([
    ['one job gets all available memory', { available: 16_000, ownHeap: 4000, processors: 8, jobs: 1 }, { workers: 1, heap: 12_000 }],
    ['several jobs share it', { available: 16_000, ownHeap: 2000, processors: 4, jobs: 100 }, { workers: 4, heap: 3000 }],
    [
      'little memory limits the number of workers',
      { available: 6000, ownHeap: 2000, processors: 16, jobs: 100 },
      { workers: 2, heap: 2250 },
    ],
    ['at least one worker runs on any machine', { available: 1000, ownHeap: 500, processors: 2, jobs: 3 }, { workers: 1, heap: 750 }],
    ['a larger heap from Node’s options applies', { available: 4000, ownHeap: 8192, processors: 4, jobs: 4 }, { workers: 1, heap: 8192 }],
  ])('%s', (_, request, expected) => {
    expect(workerMemory(request)).toEqual(expected);
  });
});
