import { randomUUID } from 'node:crypto';
import { readFile, rm, rmdir, stat, utimes, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { makeFolder } from '../../engine/makeFolder.ts';
import { isRunning } from '../../engine/makeTemporaryFolder.ts';
import { parseJson } from '../../model/parseJson.ts';
import type { ProgressEvent } from '../../model/report.ts';

interface AloneRequest {
  /** Absolute folder of all releases. It is created if it does not exist. */
  readonly folder: string;
  readonly signal?: AbortSignal | undefined;
  /** Called if another publication has to end first. */
  readonly onProgress?: ((event: ProgressEvent) => void) | undefined;
  /** Milliseconds between two signs of life of a publication. Default: 10 seconds. */
  readonly pulse?: number | undefined;
}

const lockFile = '.gqldocs-publishing';

/** Without as many signs of life, a process of another machine has ended. */
const missedPulses = 12;

/**
 * Does some work while no other publication adds to a folder of releases. The lock of a process that was killed is removed: at once on the
 * same machine, after two minutes on others that share the folder.
 */
export async function runAlone<T>(request: AloneRequest, work: () => Promise<T>): Promise<T> {
  const unlock = await lock(request);
  try {
    return await work();
  } finally {
    await unlock();
  }
}

/** Gives a function that removes the lock. */
async function lock({ folder, signal, onProgress, pulse = 10_000 }: AloneRequest): Promise<() => Promise<void>> {
  const file = join(folder, lockFile);
  const own = JSON.stringify({ host: hostname(), process: process.pid, id: randomUUID() });
  const watch = { time: 0, since: performance.now() };
  const begin = performance.now();
  let isWaiting = false;
  let created: string | undefined;
  const tryFirst = async (): Promise<boolean> => {
    created ??= makeFolder(folder);
    return createFile(file, own);
  };
  while (!(await tryFirst())) {
    if (!isWaiting) onProgress?.({ type: 'stage-start', stage: 'wait' });
    isWaiting = true;
    const seen = await readFile(file, 'utf8').catch(() => '');
    if ((await isLeft(seen)) && (await readFile(file, 'utf8').catch(() => undefined)) === seen) await rm(file, { force: true });
    else await wait(Math.min(200, pulse), undefined, { signal });
  }
  // Another process may have seen the same leftover, and removed what it took for it.
  if (isWaiting) await wait(Math.min(500, pulse));
  if ((await readFile(file, 'utf8').catch(() => '')) !== own) return lock({ folder, signal, onProgress, pulse });
  if (isWaiting) onProgress?.({ type: 'stage-end', stage: 'wait', milliseconds: performance.now() - begin });
  const life = setInterval(() => void utimes(file, new Date(), new Date()).catch(() => undefined), pulse).unref();
  return async () => {
    clearInterval(life);
    if ((await readFile(file, 'utf8').catch(() => '')) === own) await rm(file, { force: true });
    // A publication that failed leaves nothing, not even the folder.
    if (created !== undefined) await rmdir(folder).catch(() => undefined);
  };

  async function isLeft(contents: string): Promise<boolean> {
    const owner = parseJson(contents);
    if (isOwner(owner) && owner.host === hostname() && !isRunning(owner.process)) return true;
    const time = (await stat(file).catch(() => undefined))?.mtimeMs ?? 0;
    if (time !== watch.time) Object.assign(watch, { time, since: performance.now() });
    return performance.now() - watch.since > missedPulses * pulse;
  }
}

/** Whether this process created the file. */
async function createFile(file: string, contents: string): Promise<boolean> {
  try {
    await writeFile(file, contents, { flag: 'wx' });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

function isOwner(value: unknown): value is { readonly host: string; readonly process: number } {
  return typeof value === 'object' && value !== null && 'host' in value && 'process' in value && typeof value.process === 'number';
}
