import { hashOfText } from '../engine/hash.ts';
import type { OutputFile } from '../model/page.ts';
import type { Sink } from '../model/report.ts';

/** A sink for checks and the development server: `published` is the last good output. */
export interface MemorySink extends Sink {
  readonly published: () => ReadonlyMap<string, OutputFile['contents']>;
  /** Hashes of what is published, by path. */
  readonly hashes: () => ReadonlyMap<string, string>;
}

/** Keeps the output in memory. */
export function createMemorySink(): MemorySink {
  let written = noOutput();
  let published = noOutput();
  return {
    has: (path, hash) => published.hashes.get(path) === hash,
    keep: (path, hash) => {
      const contents = published.files.get(path);
      if (contents === undefined || published.hashes.get(path) !== hash) return;
      written.files.set(path, contents);
      written.hashes.set(path, hash);
    },
    keepRest: () => {
      for (const [path, contents] of published.files) if (!written.files.has(path)) written.files.set(path, contents);
      for (const [path, hash] of published.hashes) if (!written.hashes.has(path)) written.hashes.set(path, hash);
    },
    write: async ({ path, contents, hash = hashOfText(contents) }) => {
      written.files.set(path, contents);
      written.hashes.set(path, hash);
      return published.hashes.get(path) !== hash;
    },
    read: (path) => written.files.get(path),
    publish: async () => {
      published = written;
      written = noOutput();
    },
    discard: async () => {
      written = noOutput();
    },
    published: () => published.files,
    hashes: () => published.hashes,
  };
}

function noOutput(): { readonly files: Map<string, OutputFile['contents']>; readonly hashes: Map<string, string> } {
  return { files: new Map(), hashes: new Map() };
}
