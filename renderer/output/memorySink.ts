import type { OutputFile } from '../model/page.ts';
import type { Sink } from '../model/report.ts';

/** A sink for checks and the development server: `published` is the last good output. */
export interface MemorySink extends Sink {
  readonly published: () => ReadonlyMap<string, OutputFile['contents']>;
}

/** Keeps the output in memory. */
export function createMemorySink(): MemorySink {
  let written = new Map<string, OutputFile['contents']>();
  let published: ReadonlyMap<string, OutputFile['contents']> = new Map();
  return {
    write: async ({ path, contents }) => {
      written.set(path, contents);
    },
    publish: async () => {
      published = written;
      written = new Map();
    },
    discard: async () => {
      written = new Map();
    },
    published: () => published,
  };
}
