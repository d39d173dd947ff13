import { rmSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { dirname, sep } from 'node:path';

/**
 * The folders of a new output. To make a folder takes some systems longer than to write a file, so they are made while this thread does other
 * work.
 */
export interface StagingFolders {
  /** Resolves when a folder and those around it exist. */
  readonly make: (folder: string) => Promise<void>;
  /** Begins to make the folders of files that the output probably has. */
  readonly makeAhead: (files: Iterable<string>) => void;
  /** Removes what was made in the place of a file. */
  readonly makeRoom: (file: string) => Promise<void>;
  /** Removes the folders that none of these files are in. */
  readonly removeOthers: (files: Iterable<string>) => Promise<void>;
  /** Resolves when no folder is being made, whether that succeeded or failed. */
  readonly settle: () => Promise<unknown>;
}

/**
 * All paths are absolute.
 *
 * @param root exists; all folders are inside of it
 */
export function writeFolders(root: string): StagingFolders {
  const made = new Map<string, Promise<void>>([[root, Promise.resolve()]]);
  const make = (folder: string): Promise<void> => {
    const known = made.get(folder);
    if (known !== undefined) return known;
    const making = make(dirname(folder)).then(() => mkdir(folder));
    // What needs the folder gets the error; perhaps nothing does.
    making.catch(() => undefined);
    made.set(folder, making);
    return making;
  };
  const settle = (): Promise<unknown> => Promise.allSettled(made.values());
  return {
    make,
    makeAhead: (files) => {
      for (const file of files) void make(dirname(file));
    },
    makeRoom: async (file) => {
      if (!made.has(file)) return;
      await settle();
      await rm(file, { recursive: true, force: true });
      for (const folder of made.keys()) if (folder === file || folder.startsWith(file + sep)) made.delete(folder);
    },
    removeOthers: async (files) => {
      const used = new Set([root]);
      for (const file of files) for (let folder = dirname(file); !used.has(folder); folder = dirname(folder)) used.add(folder);
      const others = [...made.keys()].filter((folder) => !used.has(folder));
      if (others.length > 0) await settle();
      for (const folder of others) rmSync(folder, { recursive: true, force: true });
    },
    settle,
  };
}
