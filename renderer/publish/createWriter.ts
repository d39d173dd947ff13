import { hashOfText } from '../engine/hash.ts';
import type { OutputFile, PageFile } from '../model/page.ts';
import type { FileSizes, Sink } from '../model/report.ts';

/** Passes files to a sink, limits the number of concurrent writes, and counts the files. */
export interface Writer {
  /** Whether the last good output has a file. */
  readonly canKeep: (file: PageFile) => boolean;
  /** Writes a file of a page, or takes it over where it has no contents. */
  readonly take: (file: PageFile) => Promise<void>;
  /** Resolves when there is room for another file. Throws the first failure of any file before. */
  readonly write: (file: OutputFile) => Promise<void>;
  /** Copies a file of this machine without reading it into memory. Only for a sink that has `copy`. */
  readonly copy: (file: CopiedFile) => Promise<void>;
  /** After the sink was published: takes all files over that this writer has handed to it. */
  readonly keepAgain: () => void;
  /** Resolves when every file is written; throws the first failure. */
  readonly finish: () => Promise<void>;
  /** Resolves when no write is running, whether writes succeeded or failed. */
  readonly settle: () => Promise<unknown>;
  /** All that the output has by now, and what of it had to be written. */
  readonly sizes: () => FileSizes & { readonly written: FileSizes };
}

interface FileRecord {
  readonly hash: string;
  readonly bytes: number;
}

/** A file of this machine that the output has as it is. */
interface CopiedFile extends FileRecord {
  /** In the output. */
  readonly path: string;
  /** Absolute. */
  readonly from: string;
}

/** How many writes may be under way: enough to keep the disk busy while the next page renders. */
const writesAtOnce = 32;

/** Opens a writer for one build. */
export function createWriter(sink: Sink): Writer {
  const pending = new Set<Promise<unknown>>();
  const failures: unknown[] = [];
  const files = new Map<string, FileRecord>();
  const written = new Map<string, number>();
  const settle = (): Promise<unknown> => Promise.all(pending);
  const throwFailure = (): void => {
    if (failures.length > 0) throw failures[0];
  };
  const put = async (path: string, { hash, bytes }: FileRecord, write: () => Promise<boolean>): Promise<void> => {
    throwFailure();
    files.set(path, { hash, bytes });
    // Never rejects, since a failure may come before a caller waits for it.
    const writing: Promise<unknown> = write()
      .then((isNew) => isNew && written.set(path, bytes))
      .catch((error: unknown) => failures.push(error))
      .finally(() => pending.delete(writing));
    pending.add(writing);
    if (pending.size >= writesAtOnce) await Promise.race(pending);
  };
  const write: Writer['write'] = ({ path, contents, hash = hashOfText(contents) }) =>
    put(path, { hash, bytes: Buffer.byteLength(contents) }, () => sink.write({ path, contents, hash }));
  return {
    canKeep: ({ path, hash }) => sink.has(path, hash),
    take: async ({ path, contents, hash, bytes }) => {
      if (contents !== undefined) return write({ path, contents, hash });
      sink.keep(path, hash);
      files.set(path, { hash, bytes });
    },
    write,
    copy: ({ path, from, hash, bytes }) => put(path, { hash, bytes }, async () => (await sink.copy?.(path, from)) === true),
    keepAgain: () => {
      for (const [path, { hash }] of files) sink.keep(path, hash);
    },
    finish: async () => {
      await settle();
      throwFailure();
    },
    settle,
    sizes: () => ({ ...sum([...files.values()].map(({ bytes }) => bytes)), written: sum([...written.values()]) }),
  };
}

function sum(sizes: readonly number[]): FileSizes {
  return { files: sizes.length, bytes: sizes.reduce((total, size) => total + size, 0) };
}
