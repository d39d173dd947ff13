import { defineTask } from '../../../renderer/engine/task.ts';
import { createThreadWorker } from '../../../renderer/engine/threadWorker.ts';
import { wishTask } from './threadTasks.ts';

/** What threads of these tests run. */
export default createThreadWorker({
  wishes: wishTask(),
  echo: defineTask({ name: 'echo', run: (input: unknown) => ({ input }) }),
});
