import { existsSync } from 'node:fs';
import { chmod, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { hostname } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { shortHash } from '../plan/addresses.ts';

/**
 * Makes a folder beside the output folder for the files of a build: `.{name}-{machine}-{process}-{random}`.
 *
 * Builds that were killed have left theirs: what a process that no longer runs on this machine has made is cleared away. If one died
 * between the two renames of publishing, the old output is put back first.
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

/** Clears away what builds that were killed have left beside an output folder. */
export async function clearLeftovers(outDir: string): Promise<void> {
  const parent = dirname(outDir);
  const prefix = prefixOf(outDir);
  const names = (await readdir(parent)).filter((name) => name.startsWith(prefix));
  const dead = names.filter((name) => !isRunning(Number(/^\d+/.exec(name.slice(prefix.length))?.[0])));
  // Of several builds that died so, each put another's output aside: the first one found is as good as any, and whole.
  const old = dead.find((name) => name.endsWith('-old'));
  if (old !== undefined && !existsSync(outDir)) await rename(join(parent, old), outDir);
  await Promise.all(dead.map((name) => rm(join(parent, name), { recursive: true, force: true })));
}

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
