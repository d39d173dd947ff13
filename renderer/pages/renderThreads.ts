import type { Worker } from 'node:worker_threads';
import { startWorker } from '../compiled/runWorker.ts';

/** Threads for rendering pages. They load what they need while there is nothing to render yet. */
export interface RenderThreads {
  /** Starts them, if they aren't there: a good while before the first page is what makes them worth it for a small site. */
  readonly start: () => void;
  readonly isStarted: () => boolean;
  /** Hands them over, each with at least so many megabytes of heap. */
  readonly take: (heap: number) => readonly Worker[];
  /** Ends all of them, and starts none any more: what still runs of a build that has failed may ask for them. */
  readonly end: () => Promise<void>;
}

export interface RenderThreadsRequest {
  readonly script: URL;
  readonly count: number;
}

/**
 * What they get when nobody knows yet how much they will need: enough for some three thousand pages. With as much as Node gives a thread,
 * garbage of each would pile up to hundreds of megabytes.
 */
const usualHeap = 256;

export function createRenderThreads({ script, count }: RenderThreadsRequest): RenderThreads {
  const running = new Set<Worker>();
  let heap = 0;
  let isOver = false;
  const start = (megabytes = usualHeap): void => {
    if (isOver || running.size > 0) return;
    heap = megabytes;
    for (let started = 0; started < count; started += 1) {
      const worker = startWorker({ script, heap });
      running.add(worker);
      worker.once('exit', () => running.delete(worker));
    }
  };
  const stop = async (): Promise<void> => {
    const ended = [...running];
    running.clear();
    await Promise.all(ended.map((worker) => worker.terminate()));
  };
  return {
    start: () => start(),
    isStarted: () => running.size > 0,
    take: (least) => {
      if (heap < least) void stop();
      start(Math.max(least, usualHeap));
      return [...running];
    },
    end: () => {
      isOver = true;
      return stop();
    },
  };
}
