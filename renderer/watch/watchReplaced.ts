import { statSync } from 'node:fs';
import { sep } from 'node:path';
import type { FSWatcher } from 'chokidar';

export interface ReplacedFolders {
  /** A folder has gone, or is another; it may be there again in a moment. */
  readonly note: (folder: string) => void;
  /** Watches folders again that have come back. */
  readonly watchAgain: (folders: readonly string[]) => void;
  readonly close: () => void;
}

export interface WatchReplacedRequest {
  readonly watcher: Pick<FSWatcher, 'add' | 'getWatched' | 'unwatch'>;
  /** Told of folders that are watched again: what happened in them in the meantime, nobody has told. */
  readonly onWatchedAgain: (folder: string) => void;
}

/** Milliseconds in which chokidar has seen that a folder has gone, and in which it begins to watch one. */
const settling = 100;

/**
 * Watches folders again that were replaced, as a checkout, a generator or a rename may do it at once. The system watches what has the name
 * when it is asked to; of a folder that takes the name afterwards, chokidar sees the first files and nothing of what happens later.
 */
export function watchReplaced({ watcher, onWatchedAgain }: WatchReplacedRequest): ReplacedFolders {
  const noted = new Set<string>();
  const timers = new Set<NodeJS.Timeout>();
  const later = (job: () => void): void => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      job();
    }, settling);
    timers.add(timer.unref());
  };
  const watchAgain = (folders: readonly string[]): void => {
    if (folders.length === 0) return;
    const inside = Object.keys(watcher.getWatched()).filter((path) => folders.some((folder) => path.startsWith(folder + sep)));
    const all = [...new Set([...folders, ...inside])];
    // Else chokidar goes on with what it watches under these names already.
    watcher.unwatch(all);
    watcher.add(all.filter(isFolder));
    // Files that came before it watched may have come after they were looked for.
    later(() => folders.forEach(onWatchedAgain));
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
    close: () => {
      for (const timer of timers) clearTimeout(timer);
    },
  };
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}
