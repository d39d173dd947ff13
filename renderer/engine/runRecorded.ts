import { type Answers, recordReads } from './reader.ts';
import type { Task } from './task.ts';
import type { World } from './world.ts';

/** A result with the reads that it depends on. */
export interface Made<Output> {
  readonly output: Output;
  /** Of files, folders and repositories. */
  readonly world: Answers;
  /** Questions of the task's own kinds. */
  readonly own: Answers;
  /** Whether it depends on these reads alone. */
  readonly isComplete: boolean;
}

/** Runs a task now, in this thread. */
export async function runRecorded<Input, Output>(
  task: Pick<Task<Input, Output>, 'run'>,
  input: Input,
  world: World,
): Promise<Made<Output>> {
  const { reader, world: read, own, isComplete } = recordReads(world, Date.now());
  const output = await task.run(input, reader);
  return { output, world: read, own, isComplete: isComplete() };
}
