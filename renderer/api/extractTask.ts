import { defineTask, type Task } from '../engine/task.ts';
import type { ExtractedPackage, PackageRequest } from './extractPackage.ts';
import { packageCodec } from './packageCodec.ts';
import { noteSources } from './program/noteSources.ts';

export interface ExtractTaskOptions {
  /** Whether syntax trees stay from extraction to extraction, for a process that watches. */
  readonly keepsTrees: boolean;
}

export interface ExtractThreads {
  /** How many packages may be extracted at once. */
  readonly workers: number;
  /** Megabytes of heap for each. */
  readonly heap: number;
}

/**
 * Extracts a package, in a thread if there are any, so that the compiler does not block the build and its memory is released. TypeDoc and
 * the compiler are only loaded when the task runs.
 */
export function extractTask(shared: ExtractTaskOptions, threads?: ExtractThreads): Task<PackageRequest, ExtractedPackage> {
  let parsed: Promise<import('./program/parsedFiles.ts').ParsedFiles> | undefined;
  return defineTask({
    name: 'api',
    codec: packageCodec,
    ...(threads === undefined ? {} : { thread: { module: 'extract', shared, threads: threads.workers, heap: threads.heap } }),
    run: async (request, read) => {
      const { extractPackage } = await import('./extractPackage.ts');
      if (shared.keepsTrees) parsed ??= import('./program/parsedFiles.ts').then(({ createParsedFiles }) => createParsedFiles());
      const { files, ...result } = await extractPackage(request, { parsed: await parsed });
      if (files === undefined) read.untracked();
      else noteSources(read, files);
      if (request.usesGit === true && request.config.source === undefined) read.noteRepository(request.config.path);
      return result;
    },
  });
}
