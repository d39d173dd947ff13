import { existsSync, fstatSync, lstatSync, realpathSync, statSync } from 'node:fs';
import { basename, dirname, join, sep } from 'node:path';
import type { LoadedConfig } from '../../config/loadConfig.ts';
import { type ShownPaths, shownPaths } from './shownPaths.ts';
import { type WatchedInputs, watchInputs } from './watchInputs.ts';
import { watchReplaced } from './watchReplaced.ts';

interface WatchFilesRequest {
  /** Absolute folder of the project. */
  readonly root: string;
  /** Descriptors of files that this process writes to. Changes of these files are ignored. Default: none. */
  readonly outputs?: readonly number[] | undefined;
  readonly onChange: (path: string) => void;
  /** Called with errors of the system that prevent watching one path. Other paths are still watched. */
  readonly onRefusal: (error: unknown) => void;
}

export interface WatchedFiles {
  /** Watches the folders of another config, and no others. The config is undefined while it is wrong, and before it is loaded. */
  readonly follow: (loaded: LoadedConfig | undefined) => void;
  /** Watches those files, too, that a site turned out to be made from. */
  readonly followInputs: WatchedInputs['follow'];
  /** Whether a path is one of the outputs. */
  readonly isOutput: (path: string) => boolean;
  readonly close: () => Promise<void>;
}

/**
 * Watches the project, and other folders that its config names, without installed packages, output and caches. Elsewhere, only files that
 * are known inputs are watched. Files that this process writes itself are ignored, because each build would otherwise start another one.
 */
export async function watchFiles({ root, outputs = [], onChange, onRefusal }: WatchFilesRequest): Promise<WatchedFiles> {
  const { watch } = await import('chokidar');
  const added = new Set([root]);
  let paths = pathsOf(root, undefined);
  const isOutput = outputFiles(outputs);
  const report = (path: string): void => {
    if (paths.isShown(path) && !isOutput(path)) onChange(path);
  };
  const watcher = watch([...added], { ignoreInitial: true, ignored: (path) => !paths.isShown(path) || leadsBack(path) });
  /** Folders that aren't there: chokidar doesn't see when they come, as others do in a checkout. */
  const lost = new Set<string>();
  const onSettled = (folder: string): void => {
    if (existsSync(folder)) lost.delete(folder);
    onChange(folder);
  };
  const replaced = watchReplaced({ watcher, onSettled });
  watcher.on('all', (_event, path) => report(path));
  // chokidar drops what happens to a file within 50 ms of a change to it, such as a formatter's after an editor's; the system's own
  // events cover everything.
  watcher.on('raw', (event, name, details) => {
    const { watched, path } = watchedFile(details, name) ?? {};
    if (path === undefined) return;
    report(path);
    if (event === 'rename' && path === watched) replaced.note(path);
  });
  watcher.on('addDir', (path) => replaced.noteNew(path));
  watcher.on('error', onRefusal);
  await new Promise<void>((done) => watcher.once('ready', () => done()));
  watcher.on('unlinkDir', (path) => {
    if (added.has(path)) lost.add(path);
  });
  const inputs = watchInputs({ isWatched: (path) => paths.isShown(path) && !lost.has(path), onChange, onRefusal });
  const findLost = (): void => {
    for (const folder of added) if (!existsSync(folder)) lost.add(folder);
    const back = [...lost].filter(existsSync);
    for (const folder of back) lost.delete(folder);
    replaced.watchAgain(back);
  };
  return {
    follow: (other) => {
      paths = pathsOf(root, other);
      const more = foldersOf(root, other).filter((folder) => !added.has(folder));
      for (const folder of more) added.add(folder);
      if (more.length > 0) watcher.add(more);
    },
    isOutput,
    followInputs: (read, since) => {
      findLost();
      inputs.follow([...read, ...lost], since);
    },
    close: async () => {
      replaced.close();
      inputs.close();
      await watcher.close();
    },
  };
}

/** Whether a path is one of the files that are open for output; terminals and pipes are none. */
function outputFiles(outputs: readonly number[]): (path: string) => boolean {
  const files = outputs.map((descriptor) => fstatSync(descriptor)).filter((stats) => stats.isFile());
  return (path) => {
    const found = files.length === 0 ? undefined : statSync(path, { throwIfNoEntry: false });
    return files.some(({ dev, ino }) => dev === found?.dev && ino === found.ino);
  };
}

/** Whether a path is a link to a folder that it lies in itself, which would have no end. */
function leadsBack(path: string): boolean {
  if (lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() !== true || !existsSync(path)) return false;
  const target = realpathSync(path);
  return `${realpathSync(dirname(path))}${sep}`.startsWith(target.endsWith(sep) ? target : target + sep);
}

/** Real paths, too, because compilers and bundlers use them. */
function pathsOf(root: string, loaded: LoadedConfig | undefined): ShownPaths {
  const folders = foldersOf(root, loaded);
  return shownPaths({
    folders: [...folders, ...folders.filter(existsSync).map((path) => realpathSync(path))],
    outDir: loaded?.config.outDir,
  });
}

/** The root comes first. Folders inside of it are only listed if the root's watcher ignores them. */
function foldersOf(root: string, loaded: LoadedConfig | undefined): readonly string[] {
  if (loaded === undefined) return [root];
  const { documents, staticFolders, pages, stylesheets, api } = loaded.config;
  const named = [documents?.path, ...staticFolders, pages, ...stylesheets.map((file) => dirname(file))].filter(
    (path) => path !== undefined,
  );
  // The root's watcher ignores the folder in which `gqldocs extract` writes artifacts.
  const sources = api.packages.map(({ path, artifact }) => (artifact === undefined ? path : dirname(artifact.file)));
  return [root, ...sources, ...named.filter((path) => !`${path}${sep}`.startsWith(root + sep))];
}

/** An event names the watched path: a folder with the name of a file in it, or the file or folder itself. */
function watchedFile(details: unknown, name: unknown): { readonly watched: string; readonly path: string } | undefined {
  const watched = typeof details === 'object' && details !== null && 'watchedPath' in details ? details.watchedPath : undefined;
  if (typeof watched !== 'string' || typeof name !== 'string') return undefined;
  return { watched, path: basename(watched) === name ? watched : join(watched, name) };
}
