import { spawnSync } from 'node:child_process';
import { existsSync, renameSync } from 'node:fs';

/*
 * Replaces the last build by a finished one. At any moment, also if the process is killed, the output folder is one whole build, the old
 * one or the new one.
 * Where the system can exchange two folders, this is one step. Elsewhere it is two renames in a row. If the process ends between them, the
 * old build has a name that ends in `-old`, and `clearLeftovers` restores it when the site is built or served next.
 */

interface Publication {
  /** Absolute folder of the output; needn't exist. */
  readonly folder: string;
  /** Absolute folder of the new build, on the same file system. */
  readonly by: string;
}

/** Gives the path of what was there before; undefined when nothing was. Throws when it failed, with the old build in its place. */
export function runPublication({ folder, by }: Publication): string | undefined {
  if (!existsSync(folder)) {
    renameSync(by, folder);
    return undefined;
  }
  return exchange(folder, by) ? by : replace(folder, by);
}

/**
 * Node has no call for this (`renameat2` with `RENAME_EXCHANGE`); `mv` of GNU coreutils 9.5 and newer has. Any other `mv` refuses the
 * option, which takes a few milliseconds.
 */
function exchange(a: string, b: string): boolean {
  if (process.platform !== 'linux') return false;
  return spawnSync('mv', ['--exchange', '--no-target-directory', '--', a, b], { stdio: 'ignore' }).status === 0;
}

function replace(folder: string, by: string): string {
  const old = `${by}-old`;
  // At once, and not through promises, which other work of this thread could come between.
  renameSync(folder, old);
  try {
    renameSync(by, folder);
  } catch (error) {
    if (!existsSync(folder)) renameSync(old, folder);
    throw error;
  }
  return old;
}
