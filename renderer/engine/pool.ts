import { serialize } from 'node:v8';
import type { ThreadedTask } from './task.ts';
import { createThreadPool, type ThreadPool } from './threadPool.ts';
import type { SharedData, ThreadAnswer, ThreadRequest } from './threadWorker.ts';

/** Threads that run tasks: some for each amount of heap. They are started with the first request. */
export interface Pools {
  /** Runs a task for some inputs. Rejects when a run throws, when a thread ends early, and when it is aborted. */
  readonly run: (request: PoolRequest) => Promise<ThreadAnswer>;
  readonly threadsFor: (task: ThreadedTask) => number;
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
 * @param threads how many threads run at most for tasks that don't say it themselves
 */
export function createPools(script: URL, threads: number): Pools {
  const pools = new Map<string, ThreadPool>();
  const shared = new WeakMap<object, SharedData>();
  let sharedCount = 0;
  const threadsFor = ({ threads: own }: ThreadedTask): number => own ?? threads;
  const poolOf = (task: ThreadedTask): ThreadPool => {
    const { heap } = task;
    const key = `${heap ?? ''}/${threadsFor(task)}`;
    const pool = pools.get(key) ?? createThreadPool({ script, threads: threadsFor(task), heap });
    pools.set(key, pool);
    return pool;
  };
  const sharedData = (value: object | undefined): SharedData | undefined => {
    if (value === undefined) return undefined;
    const known = shared.get(value);
    if (known !== undefined) return known;
    sharedCount += 1;
    const data = { id: sharedCount, bytes: copyOf(serialize(value)) };
    shared.set(value, data);
    return data;
  };
  return {
    run: async ({ task, inputs, signal }) => {
      const request: ThreadRequest = { module: task.module, shared: sharedData(task.shared), inputs };
      return poolOf(task).run(request, signal);
    },
    threadsFor,
    end: async () => {
      const ended = [...pools.values()];
      pools.clear();
      await Promise.all(ended.map((pool) => pool.end()));
    },
  };
}

/** One copy for all threads. */
function copyOf(bytes: Uint8Array): SharedArrayBuffer {
  const buffer = new SharedArrayBuffer(bytes.byteLength);
  new Uint8Array(buffer).set(bytes);
  return buffer;
}
