import type { LibraryFiles } from '../../api/program/virtualProgram.ts';
import { defineTask, type Task } from '../../engine/task.ts';
import type { BreakingChange } from '../../model/history.ts';
import type { ApiSnapshot } from '../../release/apiSnapshot.ts';

interface CompareRequest {
  readonly old: ApiSnapshot;
  readonly new: ApiSnapshot;
  /** Absolute folders from which packages are imported, the best first. */
  readonly bases: readonly string[];
}

/**
 * Compares two releases as `gqldocs diff` does, in a thread if there is one, and keeps what can break programs, with an entry for each export.
 *
 * @param heap megabytes for the thread; default: as Node.js decides
 */
export function compareTask(heap?: number): Task<CompareRequest, readonly BreakingChange[]> {
  return defineTask({
    name: 'compared-releases',
    thread: { module: 'compare', heap },
    run: async (request, read): Promise<readonly BreakingChange[]> => {
      const { compareReleases } = await import('../../compare/compareReleases.ts');
      const { diffLines } = await import('./diffLines.ts');
      const libraries: LibraryFiles = new Map();
      const entries = compareReleases({ ...request, libraries, listsEach: true });
      read.note(libraries.keys());
      return entries.flatMap(({ symbol, change, verdict, reason, old, new: next }): readonly BreakingChange[] =>
        verdict === 'major' || verdict === 'unknown' ? [{ symbol, change, verdict, reason, lines: diffLines(old, next) }] : [],
      );
    },
  });
}
