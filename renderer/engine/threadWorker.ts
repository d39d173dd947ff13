import type { FileState } from './fileState.ts';
import { type Made, runRecorded } from './runRecorded.ts';
import type { Task } from './task.ts';
import { openWorld } from './world.ts';

export interface ThreadRequest {
  /** Name of the module that makes the task. */
  readonly module: string;
  readonly inputs: readonly unknown[];
}

export interface ThreadAnswer {
  /** One for each input. */
  readonly results: readonly Made<unknown>[];
  /** Files that were read, as they were. */
  readonly states: ReadonlyMap<string, FileState>;
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
    const results: Made<unknown>[] = [];
    // The main thread sent the inputs of the task of this name.
    for (const input of request.inputs) results.push(await runRecorded(task, input as never, world));
    return { results, states: world.states() };
  };
}
