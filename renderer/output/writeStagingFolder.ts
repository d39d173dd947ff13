import { existsSync } from 'node:fs';
import { chmod, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { hostname } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { shortHash } from '../plan/addresses.ts';

/**
 * Makes a folder beside the output folder for the files of a build: `.{name}-{machine}-{process}-{random}`. Clears away what builds that
 * were killed have left there.
 */
export async function makeStagingFolder(outDir: string): Promise<string> {
  await clearLeftovers(outDir);
  const staging = await mkdtemp(join(dirname(outDir), `${prefixOf(outDir)}${process.pid}-`));
  // `mkdtemp` makes a folder that only its owner may read; a web server is somebody else.
  await chmod(staging, 0o755);
  return staging;
}

function prefixOf(outDir: string): string {
  return `.${basename(outDir)}-${shortHash(hostname())}-`;
}

/**
 * Clears away what builds that were killed have left beside an output folder: what a process that no longer runs on this machine has
 * made. If one died between the two renames of publishing, the old output is put back first.
 */
export async function clearLeftovers(outDir: string): Promise<void> {
  const parent = dirname(outDir);
  await restoreOutput(outDir);
  const prefix = prefixOf(outDir);
  const names = (await readdir(parent)).filter((name) => name.startsWith(prefix));
  const dead = names.filter((name) => !isRunning(Number(/^\d+/.exec(name.slice(prefix.length))?.[0])));
  await Promise.all(dead.map((name) => rm(join(parent, name), { recursive: true, force: true })));
}

/** Milliseconds; the two renames of a build that runs are done long before. */
const publishingTime = 100;

/**
 * Whatever machine or process has put the old output aside: in containers these have other names each time. Of several builds that died so,
 * each put another's output aside: the first one found is as good as any, and whole.
 */
async function restoreOutput(outDir: string): Promise<void> {
  if (existsSync(outDir)) return;
  const parent = dirname(outDir);
  const isOld = (name: string): boolean => name.startsWith(`.${basename(outDir)}-`) && oldOutput.test(name);
  const old = (await readdir(parent)).find(isOld);
  if (old === undefined) return;
  await wait(publishingTime);
  if (!existsSync(outDir)) await rename(join(parent, old), outDir);
}

/** The end of a name that `makeStagingFolder`, the sink and `runPublication` have made. */
const oldOutput = /-[^-]+-\d+-[^-]{6}(?:-tree)?-old$/;

function isRunning(id: number): boolean {
  if (!Number.isInteger(id)) return true;
  try {
    process.kill(id, 0);
    return true;
  } catch (error) {
    // Somebody else's process is one that runs.
    return !(error instanceof Error && 'code' in error && error.code === 'ESRCH');
  }
}
