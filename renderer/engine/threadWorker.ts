import { deserialize } from 'node:v8';
import type { FileState } from './fileState.ts';
import { type Answers, recordReads } from './reader.ts';
import type { Task } from './task.ts';
import { openWorld } from './world.ts';

export interface ThreadRequest {
  /** Name of the module that makes the task. */
  readonly module: string;
  /** Data that it is made from. Undefined where there is none. */
  readonly shared: SharedData | undefined;
  readonly inputs: readonly unknown[];
}

/** Serialized data, in memory that all threads see. */
export interface SharedData {
  /** Tells data apart. */
  readonly id: number;
  readonly bytes: SharedArrayBuffer;
}

export interface ThreadAnswer {
  /** One for each input. */
  readonly results: readonly ThreadResult[];
  /** Files that were read, as they were. */
  readonly states: ReadonlyMap<string, FileState>;
}

export interface ThreadResult {
  readonly output: unknown;
  readonly world: Answers;
  readonly own: Answers;
  readonly isComplete: boolean;
}

/** Makes a task from the data that all of its runs share. The types of input and output are only known to the caller. */
export type MakeTask = (shared: unknown) => RunnableTask;

export type RunnableTask = Pick<Task<never, unknown>, 'run'>;

/**
 * Makes the function that a thread runs for each request. Tasks, and values that they remember, are kept as long as the shared data is the
 * same.
 *
 * @param modules loads the module that makes a task, by its name
 */
export function createThreadWorker(modules: Readonly<Record<string, () => Promise<MakeTask>>>) {
  const tasks = new Map<string, { readonly id: number | undefined; readonly task: RunnableTask }>();
  const taskFor = async ({ module, shared }: ThreadRequest): Promise<RunnableTask> => {
    const known = tasks.get(module);
    if (known !== undefined && known.id === shared?.id) return known.task;
    const make = await modules[module]?.();
    if (make === undefined) throw new Error(`The worker script has no module "${module}".`);
    const task = make(shared === undefined ? undefined : deserialize(new Uint8Array(shared.bytes)));
    tasks.set(module, { id: shared?.id, task });
    return task;
  };
  return async (request: ThreadRequest): Promise<ThreadAnswer> => {
    const task = await taskFor(request);
    const world = openWorld();
    const results: ThreadResult[] = [];
    for (const input of request.inputs) {
      const { reader, world: read, own, isComplete } = recordReads(world, Date.now());
      // The main thread sent the input of the task of this name.
      const output = await task.run(input as never, reader);
      results.push({ output, world: read, own, isComplete: isComplete() });
    }
    return { results, states: world.states() };
  };
}
