import { mkdtemp, readdir, realpath, rm } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { hashOf } from './hash.ts';

interface TemporaryFolderRequest {
  /** Part of the name, so that users know what left it: `ref`. */
  readonly purpose: string;
  /** Whether it stays after the process. Default: the next process that makes one removes it. */
  readonly isKept?: boolean | undefined;
}

/**
 * Makes a folder for temporary files, and returns its real absolute path. Removes the leftovers of processes that were killed. The caller
 * removes the folder when it is done.
 */
export async function makeTemporaryFolder({ purpose, isKept = false }: TemporaryFolderRequest): Promise<string> {
  const parent = await realpath(tmpdir());
  const prefix = `gqldocs-${hashOf(hostname()).slice(0, 8)}-`;
  await removeLeftovers({ parent, prefix });
  return mkdtemp(join(parent, isKept ? `gqldocs-${purpose}-` : `${prefix}${process.pid}-${purpose}-`));
}

/**
 * Removes the files and folders whose names are a prefix and the number of a process that no longer runs on this machine. The prefix names
 * the machine. Those of other users stay.
 */
export async function removeLeftovers({ parent, prefix }: { readonly parent: string; readonly prefix: string }): Promise<void> {
  const names = (await readdir(parent)).filter((name) => name.startsWith(prefix));
  const left = names.filter((name) => !isRunning(Number(/^\d+(?=-)/.exec(name.slice(prefix.length))?.[0])));
  await Promise.allSettled(left.map((name) => rm(join(parent, name), { recursive: true, force: true })));
}

/** Whether a process of this machine is running. True for what is not a number: then nothing is known. */
export function isRunning(id: number): boolean {
  if (!Number.isInteger(id)) return true;
  try {
    process.kill(id, 0);
    return true;
  } catch (error) {
    // A process of another user is running.
    return !(error instanceof Error && 'code' in error && error.code === 'ESRCH');
  }
}
