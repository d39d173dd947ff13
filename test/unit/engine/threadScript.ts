import { defineTask } from '../../../renderer/engine/task.ts';
import { createThreadWorker } from '../../../renderer/engine/threadWorker.ts';
import { type WishData, wishTask } from './threadTasks.ts';

/** Tasks that this thread has made. */
let made = 0;

/** What threads of these tests run. */
export default createThreadWorker({
  wishes: async () => (shared) => wishTask(shared as WishData),
  counting: async () => (shared) => {
    made += 1;
    const number = made;
    return defineTask({ name: 'counting', run: (input: unknown) => ({ number, shared, input }) });
  },
});
