/** Options of a queue. */
export interface QueueOptions {
  /** How many tasks run at the same time. */
  readonly limit: number;
}

/** Runs tasks, a few at a time. */
export interface Queue {
  /** Adds a task, and resolves with its result. */
  add<T>(task: () => Promise<T>): Promise<T>;
}

/**
 * Creates a queue.
 *
 * @example
 * ```ts
 * import { createQueue } from 'tiny-queue';
 *
 * const queue = createQueue({ limit: 1 });
 * await queue.add(async () => 1 + 1); // => 3
 * ```
 */
export function createQueue(options: QueueOptions): Queue {
  const waiting: (() => void)[] = [];
  let running = 0;
  const start = () => {
    while (running < options.limit && waiting.length > 0) {
      running += 1;
      waiting.shift()?.();
    }
  };
  return {
    add: (task) =>
      new Promise((resolve, reject) => {
        waiting.push(() => {
          task()
            .then(resolve, reject)
            .finally(() => {
              running -= 1;
              start();
            });
        });
        start();
      }),
  };
}
