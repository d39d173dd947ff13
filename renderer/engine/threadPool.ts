import Tinypool from 'tinypool';
import type { ThreadedTask } from './task.ts';
import type { ThreadAnswer, ThreadRequest } from './threadWorker.ts';

/** Threads that run tasks: some for each amount of heap. They are started with the first request. */
export interface Pools {
  /** Runs a task for some inputs. Rejects when a run throws, when a thread ends early, and when it is aborted. */
  readonly run: (request: PoolRequest) => Promise<ThreadAnswer>;
  /** Ends all threads; requests that come later start new ones. */
  readonly end: () => Promise<void>;
}

interface PoolRequest {
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

const keptPools = new Map<string, Pools>();

/** Threads that all sessions of this process share. A session that rests leaves them; they end after a minute without work. */
export function sharedPools(script: URL): Pools {
  const pools = keptPools.get(script.href) ?? { ...createPools(script), end: async () => undefined };
  keptPools.set(script.href, pools);
  return pools;
}

/** How many threads run a task at most. */
export function threadsOf({ threads = 1 }: ThreadedTask): number {
  return threads;
}

/** Threads that run the same script. They are started with the first requests. */
interface ThreadPool {
  /** Runs a request as soon as a thread is free. Rejects when the run throws, when its thread ends early, and when it is aborted. */
  readonly run: (request: ThreadRequest, signal: AbortSignal | undefined) => Promise<ThreadAnswer>;
  /** Ends the threads, and rejects running work. */
  readonly end: () => Promise<void>;
}

interface ThreadPoolRequest {
  readonly script: URL;
  /** How many run at most. */
  readonly threads: number;
  /** Megabytes of heap for each thread. Default: Node's own. */
  readonly heap: number | undefined;
}

/**
 * Tinypool, made to answer each request. By itself, it never does when a thread ends without an error, when the script can't be loaded, or when
 * a thread ends while other requests wait for it. So requests wait here, and it gets no more than it has threads for.
 */
function createThreadPool({ script, threads, heap }: ThreadPoolRequest): ThreadPool {
  const pool = new Tinypool({
    filename: script,
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: 60_000,
    useAtomics: false,
    isolateWorkers: false,
    // Nothing of this process goes in.
    argv: [],
    execArgv: [],
    env: {},
    resourceLimits: heap === undefined ? {} : { maxOldGenerationSizeMb: heap },
  });
  const seen = new WeakSet<object>();
  const running = new Set<(error: unknown) => void>();
  const waiting: (() => void)[] = [];
  let free = threads;
  let isEnded = false;

  // Of a thread that has no request, since it couldn't load its script. Where others are left, they take the requests.
  pool.on('error', (error: unknown) => {
    if (pool.threads.length > 0) return;
    for (const reject of running) reject(error);
    pool.cancelPendingTasks();
  });
  const watchNewThreads = (): void => {
    for (const thread of pool.threads.filter((one) => !seen.has(one))) {
      seen.add(thread);
      thread.on('exit', (code: unknown) => {
        // The pool knows of those that it has ended itself, and of those with an error.
        if (pool.threads.includes(thread)) thread.emit('error', new Error(`A thread ended early, with code ${code}.`));
      });
    }
  };
  const runNow = (request: ThreadRequest, signal: AbortSignal | undefined): Promise<ThreadAnswer> =>
    new Promise((resolve, reject) => {
      running.add(reject);
      pool
        .run(request, { signal: signal ?? null })
        .then(resolve, reject)
        .finally(() => running.delete(reject));
      watchNewThreads();
    });

  return {
    run: async (request, signal) => {
      if (free === 0) await new Promise<void>((resolve) => waiting.push(resolve));
      else free -= 1;
      try {
        if (isEnded) throw new Error('The threads were ended.');
        return await runNow(request, signal);
      } finally {
        const next = waiting.shift();
        if (next === undefined) free += 1;
        else next();
      }
    },
    end: async () => {
      isEnded = true;
      await pool.destroy();
    },
  };
}
