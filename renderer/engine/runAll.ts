import { setImmediate } from 'node:timers/promises';
import type { FileState } from './fileState.ts';
import { type Made, runRecorded } from './runRecorded.ts';
import type { Task, ThreadedTask } from './task.ts';
import type { TaskRuns } from './taskRuns.ts';
import { type Pools, threadsOf } from './threadPool.ts';
import { pathsOf, type World } from './world.ts';

/** Called with each result, in any order. `isStored`: an earlier build made it. */
export type Take<Output> = (output: Output, at: { readonly index: number; readonly isStored: boolean }) => void | Promise<void>;

interface RunAllRequest<Input, Output> {
  readonly task: Task<Input, Output>;
  readonly runs: TaskRuns<Input, Output>;
  readonly inputs: readonly Input[];
  readonly take: Take<Output>;
  /** Default: everything runs in this thread. */
  readonly pools: Pools | undefined;
  readonly signal: AbortSignal | undefined;
  /** Called with the states of files that threads have read. */
  readonly learn: (states: ReadonlyMap<string, FileState>) => void;
}

/** Milliseconds of work after which other events are let in: the one that interrupts a build is among them. */
const longestHold = 20;

/** Messages under way for each thread: one that it works on, and the next. */
const messagesAtOnce = 2;

/** Gives stored results first, then runs the task for all other inputs. */
export async function runAll<Input, Output>(request: RunAllRequest<Input, Output>): Promise<void> {
  const { task, runs, inputs, take, pools } = request;
  const letEventsIn = pacer(request.signal);
  const missing: Wanted<Input>[] = [];
  for (const [index, input] of inputs.entries()) {
    await letEventsIn();
    const found = runs.find(input);
    if (found === undefined) missing.push({ index, input });
    else await take(found.output, { index, isStored: true });
  }
  const { thread } = task;
  const usesThreads = thread !== undefined && pools !== undefined && missing.length > 0;
  for (const { index, input } of usesThreads ? await runInThreads(request, { thread, pools, missing }) : missing) {
    await letEventsIn();
    await take(await runs.run(input), { index, isStored: false });
  }
}

/** An input without a stored result, with its place among all. */
interface Wanted<Input> {
  readonly index: number;
  readonly input: Input;
}

interface ThreadsRequest<Input> {
  readonly thread: ThreadedTask;
  readonly pools: Pools;
  readonly missing: readonly Wanted<Input>[];
}

/** Runs inputs in threads. Gives those that this thread has to run after all. */
async function runInThreads<Input, Output>(
  { runs, take, signal, learn }: RunAllRequest<Input, Output>,
  { thread, pools, missing }: ThreadsRequest<Input>,
): Promise<readonly Wanted<Input>[]> {
  const { batch = 1 } = thread;
  const batches = Array.from({ length: Math.ceil(missing.length / batch) }, (_, at) => missing.slice(at * batch, (at + 1) * batch));
  const undone: Wanted<Input>[] = [];
  const waiting = batches.values();
  let hasFailed = false;
  const runBatch = async (wanted: readonly Wanted<Input>[]): Promise<void> => {
    signal?.throwIfAborted();
    const answer = await pools.run({ task: thread, inputs: wanted.map(({ input }) => input), signal }).catch((error: unknown) => {
      signal?.throwIfAborted();
      if (thread.fallsBack === true && isOutOfMemory(error)) return undefined;
      throw error;
    });
    if (answer === undefined) undone.push(...wanted);
    else learn(answer.states);
    for (const [at, made] of (answer?.results ?? []).entries()) {
      const one = wanted[at];
      // A thread has run the very task that asked for it.
      if (one !== undefined && !hasFailed) await take(runs.keep(one.input, made as Made<Output>), { index: one.index, isStored: false });
    }
  };
  const work = async (): Promise<void> => {
    for (const wanted of waiting) {
      if (hasFailed) return;
      try {
        await runBatch(wanted);
      } catch (error) {
        hasFailed = true;
        throw error;
      }
    }
  };
  const works = Array.from({ length: messagesAtOnce * threadsOf(thread) }, work);
  // Also after a failure, no thread is still working when this returns.
  await Promise.allSettled(works);
  await Promise.all(works);
  return undone;
}

interface RunOnceRequest<Input, Output> extends Pick<RunAllRequest<Input, Output>, 'task' | 'pools' | 'signal'> {
  readonly input: Input;
  readonly world: World;
}

/** Runs a task without looking for a stored result, and without storing the new one. */
export async function runOnce<Input, Output>({ task, input, world, pools, signal }: RunOnceRequest<Input, Output>) {
  const { thread } = task;
  signal?.throwIfAborted();
  const answer =
    thread === undefined || pools === undefined
      ? { results: [await runRecorded(task, input, world)] }
      : await pools.run({ task: thread, inputs: [input], signal }).catch((error: unknown) => {
          signal?.throwIfAborted();
          throw error;
        });
  const [made] = answer.results;
  if (made === undefined) throw new Error(`The task "${task.name}" gave no result.`);
  // A thread has run the very task that asked for it.
  return { output: made.output as Output, paths: pathsOf(made.world.keys()) };
}

/** A thread whose heap was too small has ended; whether there is more memory elsewhere is for the caller to say. */
export function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
}

function pacer(signal: AbortSignal | undefined): () => Promise<void> {
  let looked = performance.now();
  return async () => {
    if (performance.now() - looked > longestHold) {
      await setImmediate();
      looked = performance.now();
    }
    signal?.throwIfAborted();
  };
}
