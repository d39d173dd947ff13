import type { FileState } from './fileState.ts';
import { type Answers, recordReads } from './reader.ts';
import type { Task } from './task.ts';
import { openWorld } from './world.ts';

export interface ThreadRequest {
  /** Name of the module that makes the task. */
  readonly module: string;
  readonly inputs: readonly unknown[];
}

export interface ThreadAnswer {
  /** One for each input. */
  readonly results: readonly ThreadResult[];
  /** Files that were read, as they were. */
  readonly states: ReadonlyMap<string, FileState>;
}

interface ThreadResult {
  readonly output: unknown;
  readonly world: Answers;
  readonly own: Answers;
  readonly isComplete: boolean;
}

/** A task in a thread. The types of its input and output are only known to the caller. */
export type RunnableTask = Pick<Task<never, unknown>, 'run'>;

/**
 * Makes the function that a thread runs for each request.
 *
 * @param tasks by the names of their modules
 */
export function createThreadWorker(tasks: Readonly<Record<string, RunnableTask>>) {
  return async (request: ThreadRequest): Promise<ThreadAnswer> => {
    const task = tasks[request.module];
    if (task === undefined) throw new Error(`The worker script has no module "${request.module}".`);
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
