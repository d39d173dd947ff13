import { dirname } from 'node:path';
import type { Reader } from '../engine/reader.ts';
import { type Codec, defineTask, type Task } from '../engine/task.ts';
import type { ApiPackage, ApiSymbol } from '../model/api.ts';
import { isInstalled } from '../model/installedPackage.ts';
import type { ExtractedPackage, PackageRequest } from './extractPackage.ts';

interface ExtractThreads {
  /** How many packages may be extracted at once. */
  readonly workers: number;
  /** Megabytes of heap for each. */
  readonly heap: number;
}

/**
 * Extracts a package, in a thread if there are any, so that the compiler does not block the build and its memory is released. TypeDoc and
 * the compiler are only loaded when the task runs.
 */
export function extractTask(threads?: ExtractThreads): Task<PackageRequest, ExtractedPackage> {
  return defineTask({
    name: 'api',
    codec: packageCodec,
    ...(threads === undefined ? {} : { thread: { module: 'extract', threads: threads.workers, heap: threads.heap } }),
    run: async (request, read) => {
      const { extractPackage } = await import('./extractPackage.ts');
      const { files, folders = [], ...result } = await extractPackage(request);
      if (files === undefined) read.untracked();
      else noteSources(read, files);
      for (const folder of folders) read.list(folder);
      if (request.usesGit === true && request.config.source === undefined) read.noteRepository(request.config.path);
      return result;
    },
  });
}

/**
 * Records the files and folders that an extraction has read or looked for; folders end with a slash. The list of modules next to sources is
 * recorded, too, since a new one can change what an import resolves to. Installed packages are not recorded.
 */
function noteSources(read: Reader, paths: readonly string[]): void {
  const files = paths.filter((path) => !path.endsWith('/'));
  const folders = paths.filter((path) => path.endsWith('/')).map((path) => path.slice(0, -1));
  read.note(files);
  const own = paths.filter((path) => !isInstalled(path)).map((path) => dirname(path));
  read.noteModules(new Set([...folders, ...own]));
}

/** The package without its symbols, and how many there are of each kind. */
interface PackageHead extends Omit<ApiPackage, 'symbols' | 'unexported'> {
  readonly symbols: number;
  readonly unexported: number;
}

/** An extracted package in lines: its facts and problems, then each symbol, so that no text is as long as a large package. */
export const packageCodec: Codec<ExtractedPackage> = {
  print: ({ value, problems }) => {
    if (value === undefined) return [JSON.stringify({ problems })];
    const { symbols, unexported, ...facts } = value;
    const head: PackageHead = { ...facts, symbols: symbols.length, unexported: unexported.length };
    return [JSON.stringify({ problems, value: head }), ...[...symbols, ...unexported].map((symbol) => JSON.stringify(symbol))];
  },
  parse: ([first = '', ...lines]) => {
    const { problems, value }: Pick<ExtractedPackage, 'problems'> & { readonly value?: PackageHead } = JSON.parse(first);
    if (value === undefined) return { value, problems };
    const symbols = lines.map((line): ApiSymbol => JSON.parse(line));
    return { problems, value: { ...value, symbols: symbols.slice(0, value.symbols), unexported: symbols.slice(value.symbols) } };
  },
};
