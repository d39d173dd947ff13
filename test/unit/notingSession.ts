import { openSession, type Session } from '../../renderer/engine/session.ts';
import { openStore } from '../../renderer/engine/store.ts';
import type { Task } from '../../renderer/engine/task.ts';

/** A session that notes of each result of `run` whether it was stored. */
export interface NotingSession extends Session {
  readonly stored: readonly boolean[];
}

/** The session of a new process, over what earlier ones have saved in a folder. */
export function notingSession(folder: string): NotingSession {
  const session = openSession({ name: 'test', store: openStore({ folder, version: '1' }) });
  const stored: boolean[] = [];
  return {
    ...session,
    stored,
    run: async <Input, Output>(task: Task<Input, Output>, input: Input) => {
      const outputs: Output[] = [];
      await session.runAll(task, [input], (output, { isStored }) => {
        outputs.push(output);
        stored.push(isStored);
      });
      const [output] = outputs;
      if (output === undefined) throw new Error(`The task "${task.name}" gave no result.`);
      return output;
    },
  };
}
