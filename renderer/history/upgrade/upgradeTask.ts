import type { Session } from '../../engine/session.ts';
import { defineTask, type Task } from '../../engine/task.ts';
import type { Upgrade } from '../../model/history.ts';
import type { HistorySource } from '../sources/findSources.ts';
import { historyHeap, readSource } from '../sources/readHistory.ts';
import type { TakeRelease } from '../sources/takeRelease.ts';
import { compareTask } from './compareTask.ts';

interface UpgradeRequest {
  /** Absolute folder of the project. */
  readonly root: string;
  readonly old: HistorySource;
  readonly new: HistorySource;
  /** Absolute folders from which packages are imported, the best first. */
  readonly bases: readonly string[];
}

interface UpgradeTools {
  readonly session: Pick<Session, 'runOnce'>;
  readonly take: TakeRelease;
}

/** What breaks from one release to another. It takes seconds, and is stored as long as both releases are the same. */
export function upgradeTask({ session, take }: UpgradeTools): Task<UpgradeRequest, Upgrade | undefined> {
  return defineTask({
    name: 'upgrade',
    run: async ({ root, bases, ...pair }, read) => {
      const tools = { root, read, take };
      const [{ value: old }, { value: next }] = await Promise.all([readSource(pair.old, tools), readSource(pair.new, tools)]);
      if (old === undefined || next === undefined) return undefined;
      const { output, paths } = await session.runOnce(compareTask(historyHeap()), { old, new: next, bases });
      read.note(paths);
      return { from: old.package.version, to: next.package.version, entries: output };
    },
  });
}
