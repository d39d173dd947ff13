import { existsSync } from 'node:fs';
import { chmod, mkdtemp, readdir, rename } from 'node:fs/promises';
import { hostname } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { removeLeftovers } from '../engine/makeTemporaryFolder.ts';
import { shortHash } from '../model/addresses.ts';

/**
 * Creates a folder next to the output folder for the files of a build: `.{name}-{machine}-{process}-{random}`. Removes the leftovers of
 * builds that were killed.
 */
export async function makeStagingFolder(outDir: string): Promise<string> {
  await clearLeftovers(outDir);
  const staging = await mkdtemp(join(dirname(outDir), `${prefixOf(outDir)}${process.pid}-`));
  // `mkdtemp` creates a folder that only its owner may read, but a web server usually runs as another user.
  await chmod(staging, 0o755);
  return staging;
}

function prefixOf(outDir: string): string {
  return `.${basename(outDir)}-${shortHash(hostname())}-`;
}

/**
 * Removes the leftovers of killed builds next to an output folder: those of processes that no longer run on this machine. If one ended
 * between the two renames of publishing, the old output is restored first.
 */
export async function clearLeftovers(outDir: string): Promise<void> {
  const parent = dirname(outDir);
  await restoreOutput(outDir);
  await removeLeftovers({ parent, prefix: prefixOf(outDir) });
}

/** Milliseconds; the two renames of a build that runs are done long before. */
const publishingTime = 100;

/**
 * Restores the old output if a build died after it put that aside. The machine and the process do not matter, because containers give them other
 * names each time. If several builds died, each put another's output aside. All of these are complete, so the first one found is restored.
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
