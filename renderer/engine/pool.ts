import type { ThreadedTask } from './task.ts';
import { createThreadPool, type ThreadPool } from './threadPool.ts';
import type { ThreadAnswer } from './threadWorker.ts';

/** Threads that run tasks: some for each amount of heap. They are started with the first request. */
export interface Pools {
  /** Runs a task for some inputs. Rejects when a run throws, when a thread ends early, and when it is aborted. */
  readonly run: (request: PoolRequest) => Promise<ThreadAnswer>;
  /** Ends all threads; requests that come later start new ones. */
  readonly end: () => Promise<void>;
}

export interface PoolRequest {
  readonly task: ThreadedTask;
  readonly inputs: readonly unknown[];
  readonly signal?: AbortSignal | undefined;
}

/**
 * @param script worker script, which knows the modules of threaded tasks
 */
export function createPools(script: URL): Pools {
  const pools = new Map<string, ThreadPool>();
  const poolOf = (task: ThreadedTask): ThreadPool => {
    const { heap } = task;
    const threads = threadsOf(task);
    const key = `${heap ?? ''}/${threads}`;
    const pool = pools.get(key) ?? createThreadPool({ script, threads, heap });
    pools.set(key, pool);
    return pool;
  };
  return {
    run: async ({ task, inputs, signal }) => poolOf(task).run({ module: task.module, inputs }, signal),
    end: async () => {
      const ended = [...pools.values()];
      pools.clear();
      await Promise.all(ended.map((pool) => pool.end()));
    },
  };
}

/** How many threads run a task at most. */
export function threadsOf({ threads = 1 }: ThreadedTask): number {
  return threads;
}
