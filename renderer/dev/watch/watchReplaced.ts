import { statSync } from 'node:fs';
import { sep } from 'node:path';
import type { FSWatcher } from 'chokidar';

interface ReplacedFolders {
  /** A folder has gone, or is another; it may be there again in a moment. */
  readonly note: (folder: string) => void;
  /** Watches folders again that have come back. */
  readonly watchAgain: (folders: readonly string[]) => void;
  /** Chokidar has begun to watch a folder that is new. */
  readonly noteNew: (folder: string) => void;
  readonly close: () => void;
}

interface WatchReplacedRequest {
  readonly watcher: Pick<FSWatcher, 'add' | 'getWatched' | 'unwatch'>;
  /** Called with folders that are watched from now on. Changes in the meantime may be unreported. */
  readonly onSettled: (folder: string) => void;
}

/** Milliseconds in which chokidar has seen that a folder has gone, and in which it begins to watch one. */
const settling = 100;

/**
 * Watches folders again after a checkout, a generator or a rename has replaced them. The system watches the folder that had the name at the
 * beginning. Of its replacement, chokidar reports the first files and no later changes.
 */
export function watchReplaced({ watcher, onSettled }: WatchReplacedRequest): ReplacedFolders {
  const noted = new Set<string>();
  const timers = new Set<NodeJS.Timeout>();
  const later = (job: () => void): void => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      job();
    }, settling);
    timers.add(timer.unref());
  };
  /** Files that came before chokidar watched may have come after it had looked for them. */
  const settle = (folders: readonly string[]): void => later(() => folders.forEach(onSettled));
  const watchAgain = (folders: readonly string[]): void => {
    if (folders.length === 0) return;
    const inside = Object.keys(watcher.getWatched()).filter((path) => folders.some((folder) => path.startsWith(folder + sep)));
    const all = [...new Set([...folders, ...inside])];
    // Otherwise chokidar keeps its old watchers for these names.
    watcher.unwatch(all);
    watcher.add(all.filter(isFolder));
    settle(folders);
  };
  return {
    note: (folder) => {
      if (noted.size === 0) {
        later(() => {
          const back = [...noted].filter(isFolder);
          noted.clear();
          watchAgain(back);
        });
      }
      noted.add(folder);
    },
    watchAgain,
    noteNew: (folder) => settle([folder]),
    close: () => {
      for (const timer of timers) clearTimeout(timer);
    },
  };
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}
