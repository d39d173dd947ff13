import type { OutputFile } from '../model/page.ts';
import type { FileSizes, Sink } from '../model/report.ts';

/** A file of the last good output. */
export interface KeptFile {
  readonly path: string;
  readonly hash: string;
  readonly bytes: number;
}

export interface Writer {
  /** Takes a file of the last good output over, if it is still there; false otherwise. */
  readonly keep: (file: KeptFile) => boolean;
  /** Resolves when there is room for another file. Throws the first failure of any file before. */
  readonly write: (file: OutputFile) => Promise<void>;
  /** Resolves when every file is written; throws the first failure. */
  readonly finish: () => Promise<void>;
  /** Resolves when nothing is under way, whatever became of it. */
  readonly settle: () => Promise<unknown>;
  /** All that the output has by now, and what of it had to be written. */
  readonly sizes: () => FileSizes & { readonly written: FileSizes };
}

/** How many writes may be under way: enough to keep the disk busy while the next page renders. */
const writesAtOnce = 32;

/** Writes with a bound on how much is under way, and counts. */
export function createWriter(sink: Sink): Writer {
  const pending = new Set<Promise<unknown>>();
  const failures: unknown[] = [];
  const sizes = new Map<string, number>();
  const written = new Map<string, number>();
  const settle = (): Promise<unknown> => Promise.all(pending);
  const throwFailure = (): void => {
    if (failures.length > 0) throw failures[0];
  };
  return {
    keep: ({ path, hash, bytes }) => {
      const isKept = sink.keep(path, hash);
      if (isKept) sizes.set(path, bytes);
      return isKept;
    },
    write: async (file) => {
      throwFailure();
      const bytes = Buffer.byteLength(file.contents);
      sizes.set(file.path, bytes);
      // Never rejects, since nobody may be waiting for it when it fails.
      const writing: Promise<unknown> = sink
        .write(file)
        .then((isNew) => isNew && written.set(file.path, bytes))
        .catch((error: unknown) => failures.push(error))
        .finally(() => pending.delete(writing));
      pending.add(writing);
      if (pending.size >= writesAtOnce) await Promise.race(pending);
    },
    finish: async () => {
      await settle();
      throwFailure();
    },
    settle,
    sizes: () => ({ ...sum(sizes), written: sum(written) }),
  };
}

function sum(sizes: ReadonlyMap<string, number>): FileSizes {
  return { files: sizes.size, bytes: [...sizes.values()].reduce((total, size) => total + size, 0) };
}
