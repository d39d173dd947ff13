import { dirname } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { hashOf } from './hashOf.ts';
import type { Cache, Format } from './openCache.ts';
import { clockStep, type KnownFolders, readChangeTime } from './readChangeTime.ts';
import { missing, readStamp, type Stamp } from './readStamp.ts';

/** A value with the files that it was made from. */
export interface Made<T> {
  readonly value: T;
  /** Absolute. Undefined: not to be kept, for example since it failed. */
  readonly files: readonly string[] | undefined;
}

export interface CachedRequest<T> {
  readonly cache: Cache;
  readonly stage: string;
  /** Hash of all that is known before the work is done: options, versions, names of the entry points. */
  readonly key: string;
  /** May tell beforehand of files that it has read, so that they are looked at while it goes on. */
  readonly make: (onFiles: (files: readonly string[]) => void) => Promise<Made<T>>;
  /** Whether the names beside the files count as well. Default: true. */
  readonly withNeighbours?: boolean | undefined;
  /** How the value stands in its entry. Default: as JSON. */
  readonly format?: Format<{ readonly value: T }> | undefined;
  /** Told of a hash of all that the value was made from, which stands for the value. Not where something changed meanwhile. */
  readonly onHash?: ((hash: string) => void) | undefined;
  /** Takes the work of keeping a new value, to have it done when there is time. Default: it is done at once. */
  readonly later?: Later | undefined;
}

/** Takes work that somebody must do, but not now. */
export type Later = (work: () => Promise<void>) => void;

interface Inputs {
  readonly stamps: readonly Stamp[];
  /** When the stamps were taken, by the file system's clock. */
  readonly takenAt: number;
}

/**
 * Work whose inputs are only known when it has been done: a bundle, a program.
 *
 * Two levels. A manifest, found by the key, lists the files that the work read last time; the hashes of these files as they are now
 * are the key of the value. Of modules, the names beside the files count, too, since a new neighbour can change what an import means; so
 * a folder's list of modules is a stamp like a file's. Packages are taken as installed: their folders aren't listed.
 */
export async function runCached<T>(request: CachedRequest<T>): Promise<T> {
  const { cache, stage, key, make, withNeighbours = true, format, onHash, later } = request;
  const inputs = await cache.read<Inputs>(`${stage}-inputs`, key);
  if (inputs !== undefined) {
    const { isUntouched } = cache;
    const found = await Promise.all(
      inputs.stamps.map((stamp) => (isUntouched?.(stamp.file) === true ? stamp : readStamp(stamp.file, stamp, inputs.takenAt))),
    );
    const hash = valueKey(key, found);
    const value = await cache.read<{ readonly value: T }>(stage, hash, format);
    if (value !== undefined) {
      onHash?.(hash);
      cache.noteInputs?.(found);
      return value.value;
    }
    const folders: KnownFolders = new Map();
    await outlast(found.reduce((last, stamp) => Math.max(last, settlingEnd(stamp, folders)), 0));
  }
  const begin = Date.now();
  const known = new Map<string, Promise<Look>>();
  const look = (files: readonly string[]): Promise<readonly Look[]> =>
    takeLooks(withNeighbours ? [...files, ...foldersOf(files)] : files, known);
  const { value, files } = await make(look);
  const looks = files && (await look(files));
  const stamps = looks?.map(({ stamp }) => stamp);
  // What changed while the work was done belongs to neither state.
  const isSettled = looks?.every(({ settled }) => settled <= begin) === true;
  if (stamps !== undefined) cache.noteInputs?.(stamps);
  if (stamps === undefined || !isSettled) {
    cache.noteInputs?.(undefined);
    return value;
  }
  const hash = valueKey(key, stamps);
  onHash?.(hash);
  const keep = async (): Promise<void> => {
    await cache.write(stage, hash, { value }, format);
    await cache.write(`${stage}-inputs`, key, { stamps, takenAt: begin } satisfies Inputs);
  };
  if (later === undefined) await keep();
  else later(keep);
  return value;
}

interface Look {
  readonly stamp: Stamp;
  /** From when on a change could be told from what was found there. */
  readonly settled: number;
}

/** Waits until a time that is a moment away: from then on, nothing that is written can seem to be as old as what has only just been. */
async function outlast(time: number): Promise<void> {
  const left = time - Date.now();
  if (left <= 0 || left > clockStep) return;
  await setTimeout(left + 1);
  // A timer may be early.
  await outlast(time);
}

/** When the clock has gone on since a change. A folder is another whenever a build has begun, which makes one of its own beside the output. */
function settlingEnd(stamp: Stamp, folders: KnownFolders): number {
  const changed = Math.floor(readChangeTime(stamp, folders));
  return stamp.hash === missing || stamp.file.endsWith('/') ? changed : changed + clockStep;
}

/** Looks at no file twice. */
function takeLooks(files: readonly string[], known: Map<string, Promise<Look>>): Promise<readonly Look[]> {
  const folders: KnownFolders = new Map();
  const take = async (file: string): Promise<Look> => {
    const stamp = await readStamp(file, undefined, 0);
    return { stamp, settled: settlingEnd(stamp, folders) };
  };
  const takeOnce = (file: string): Promise<Look> => {
    const found = known.get(file) ?? take(file);
    known.set(file, found);
    return found;
  };
  return Promise.all([...new Set(files)].sort().map(takeOnce));
}

function foldersOf(files: readonly string[]): readonly string[] {
  const own = files.filter((file) => !/[\\/]node_modules[\\/]/.test(file));
  return own.map((file) => `${dirname(file)}/`);
}

function valueKey(key: string, stamps: readonly Stamp[]): string {
  return hashOf(
    key,
    stamps.map(({ file, hash }) => [file, hash]),
  );
}
