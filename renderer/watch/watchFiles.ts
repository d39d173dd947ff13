import { basename, dirname, join, relative, sep } from 'node:path';
import type { LoadedConfig } from '../config/loadConfig.ts';

export interface WatchFilesRequest {
  /** Absolute folder of the project. */
  readonly root: string;
  /** Undefined while the config is wrong. */
  readonly loaded: LoadedConfig | undefined;
  readonly onChange: (path: string) => void;
}

export interface WatchedFiles {
  /** Watches what another config names, too. */
  readonly follow: (loaded: LoadedConfig | undefined) => void;
  readonly close: () => Promise<void>;
}

/** Watches the project, and folders elsewhere that its config names; what others write there (installed packages, output, caches) is left out. */
export async function watchFiles({ root, loaded, onChange }: WatchFilesRequest): Promise<WatchedFiles> {
  const { watch } = await import('chokidar');
  const folders = new Set(foldersOf(root, loaded));
  let outDir = loaded?.config.outDir;
  const isIgnored = (path: string): boolean => {
    // The nearest of the folders says what is inside of it.
    const base = [...folders]
      .filter((folder) => path === folder || path.startsWith(folder + sep))
      .toSorted((a, b) => b.length - a.length)[0];
    const names = base === undefined ? [] : relative(base, path).split(sep);
    return path === outDir || names.some((name) => name === 'node_modules' || /^\../.test(name));
  };
  const watcher = watch([...folders], { ignoreInitial: true, ignored: isIgnored });
  watcher.on('all', (_event, path) => onChange(path));
  // chokidar drops what happens to a file within 50 ms of a change to it, such as a formatter's after an editor's; the system's own
  // events tell of everything.
  watcher.on('raw', (_event, name, details) => {
    const path = watchedFile(details, name);
    if (path !== undefined && !isIgnored(path)) onChange(path);
  });
  await new Promise<void>((done) => watcher.once('ready', () => done()));
  return {
    follow: (other) => {
      outDir = other?.config.outDir ?? outDir;
      const more = foldersOf(root, other).filter((folder) => !folders.has(folder));
      for (const folder of more) folders.add(folder);
      if (more.length > 0) watcher.add(more);
    },
    close: () => watcher.close(),
  };
}

/** The root comes first; what lies inside of it needn't be named again, unless it is where nobody looks otherwise. */
function foldersOf(root: string, loaded: LoadedConfig | undefined): readonly string[] {
  if (loaded === undefined) return [root];
  const { documents, staticFolders, pages, stylesheets, api } = loaded.config;
  const named = [documents?.path, ...staticFolders, pages, ...stylesheets.map((file) => dirname(file))].filter(
    (path) => path !== undefined,
  );
  // Where `gqldocs extract` puts an artefact, nobody looks otherwise.
  const sources = api.packages.map(({ path, artefact }) => (artefact === undefined ? path : dirname(artefact.file)));
  return [root, ...sources, ...named.filter((path) => !`${path}${sep}`.startsWith(root + sep))];
}

/** The system names what it watches: a folder, with the name of a file in it, or the file itself. */
function watchedFile(details: unknown, name: unknown): string | undefined {
  const watched = typeof details === 'object' && details !== null && 'watchedPath' in details ? details.watchedPath : undefined;
  if (typeof watched !== 'string' || typeof name !== 'string') return undefined;
  return basename(watched) === name ? watched : join(watched, name);
}
