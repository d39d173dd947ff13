import { type FSWatcher, realpathSync, type Stats, statSync, watch } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { clockStep } from '../../engine/changedSince.ts';
import { isModule } from '../../engine/world.ts';
import { memoize } from '../../model/memoize.ts';
import { type FolderPlace, type InputFolder, unwatchedInputs } from './unwatchedInputs.ts';

interface WatchInputsRequest {
  /** Whether another watcher already watches a path. */
  readonly isWatched: (path: string) => boolean;
  /** Called with paths as stages know them. */
  readonly onChange: (path: string) => void;
  /** Called with errors of the system that prevent watching a folder. */
  readonly onRefusal: (error: unknown) => void;
}

export interface WatchedInputs {
  /** Watches these inputs instead of the ones before, and tells of the new ones among them that have changed since, by the system's clock. */
  readonly follow: (inputs: Iterable<string>, since: number) => void;
  readonly close: () => void;
}

interface OpenFolder {
  /** Identity of the folder, independent of its name. */
  readonly id: string;
  readonly watcher: FSWatcher;
}

/** More folders than sources mostly have; some systems let all programs of a user watch no more than 8192. */
const mostFolders = 1000;

/** Inputs that aren't there any more, and may come back. */
const mostGone = 100;

/**
 * Watches single files, wherever they are, by watching the folders that they lie in: that costs little, and it sees files that are replaced, and
 * files that go and come back, as many programs save. Other names in these folders are passed over. Where a folder isn't there, the
 * nearest one around it tells when it comes.
 */
export function watchInputs({ isWatched, onChange, onRefusal }: WatchInputsRequest): WatchedInputs {
  const open = new Map<string, OpenFolder>();
  let folders: ReadonlyMap<string, InputFolder> = new Map();
  let gone: readonly string[] = [];

  const report = (path: string, event: string, name: string | null): void => {
    const { files, list } = folders.get(path) ?? nothing;
    const named = name === null ? [...files.values()].flat() : files.get(name);
    if (named !== undefined) for (const file of named) onChange(file);
    else if (event !== 'rename' || name === null) return;
    else if (name === basename(path)) onChange(path);
    else if (list !== undefined && isModule(name)) onChange(join(list, name));
  };
  const close = (path: string): void => {
    open.get(path)?.watcher.close();
    open.delete(path);
  };
  /** Undefined where the system doesn't let anybody watch it, or no more. */
  const watchFolder = (path: string): FSWatcher | undefined => {
    try {
      return watch(path, (event, name) => report(path, event, name));
    } catch (error) {
      onRefusal(error);
      return undefined;
    }
  };
  /** Whether it has been open all the time. */
  const keepOpen = (path: string): boolean => {
    const id = idOf(path);
    if (open.get(path)?.id === id) return true;
    close(path);
    const watcher = id === undefined ? undefined : watchFolder(path);
    if (watcher === undefined || id === undefined) return false;
    open.set(path, { id, watcher });
    watcher.on('error', () => close(path));
    return false;
  };

  return {
    follow: (inputs, since) => {
      const given = new Set(inputs);
      gone = [...new Set([...gone, ...filesOf(folders)])].filter((file) => !given.has(file) && idOf(file) === undefined).slice(-mostGone);
      const all = unwatchedInputs({ inputs: [...given, ...gone], isWatched, locate: createLocate() });
      const before = folders;
      folders = new Map([...all].slice(0, mostFolders));
      for (const path of open.keys()) if (!folders.has(path)) close(path);
      for (const [path, { files }] of folders) {
        const known = keepOpen(path) ? before.get(path)?.files : undefined;
        for (const [name, named] of files) if (known?.has(name) !== true && hasChanged(join(path, name), since)) named.forEach(onChange);
      }
    },
    close: () => {
      for (const path of open.keys()) close(path);
    },
  };
}

const nothing: InputFolder = { files: new Map() };

function filesOf(folders: ReadonlyMap<string, InputFolder>): readonly string[] {
  return [...folders.values()].flatMap(({ files }) => [...files.values()].flat());
}

/** Numbers of files that have gone are used again, so it counts when it was made, too. */
function idOf(path: string): string | undefined {
  const stats = statsOf(path);
  return stats && `${stats.dev} ${stats.ino} ${stats.birthtimeMs}`;
}

function hasChanged(path: string, since: number): boolean {
  const stats = statsOf(path);
  return stats?.isFile() === true && stats.ctimeMs >= since - clockStep;
}

function statsOf(path: string): Stats | undefined {
  try {
    return statSync(path);
  } catch {
    return undefined;
  }
}

/** Caches its results. */
function createLocate(): (folder: string) => FolderPlace {
  const locate = memoize((folder: string): FolderPlace => {
    try {
      return { folder: realpathSync.native(folder) };
    } catch {
      const around = dirname(folder);
      const { folder: place, next = basename(folder) } = around === folder ? { folder } : locate(around);
      return { folder: place, next };
    }
  });
  return locate;
}
