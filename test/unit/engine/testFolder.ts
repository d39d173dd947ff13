import { mkdir, mkdtemp, realpath, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterEach, beforeEach } from 'vitest';

/** A folder for each test of a file. */
export interface TestFolder {
  /** Absolute path of a name in it. */
  readonly path: (name?: string) => string;
  /** Writes a file whose text was last changed long ago, as most files of a project were, or at another time in seconds. */
  readonly write: (name: string, text: string, time?: number) => Promise<string>;
}

export function testFolder(): TestFolder {
  let folder = '';
  beforeEach(async () => {
    folder = await realpath(await mkdtemp(join(tmpdir(), 'gqldocs-engine-')));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));
  const path = (name = ''): string => join(folder, name);
  return {
    path,
    write: async (name, text, time = 1000) => {
      const file = path(name);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, text);
      await utimes(file, time, time);
      return file;
    },
  };
}

/** Waits until what was done to files is older than the work that comes, also by the clock of the file system. */
export function rest(): Promise<void> {
  return setTimeout(30);
}
