import type { Cache } from './openCache.ts';
import { type Kept, keptValue, type Records, recordsFormat, unprintedValue } from './records.ts';

/**
 * Many small values of one stage in one entry: all of a build's documents, or of its pages. What a build neither asked for nor
 * put there is gone afterwards, but for as much as was allowed to stay, so a shelf never grows beyond its site.
 */
export interface Shelf<T> {
  readonly get: (key: string) => T | undefined;
  readonly put: (key: string, value: T) => void;
  /** All values, also those that nobody has asked for. */
  readonly entries: () => Iterable<readonly [key: string, value: T]>;
  /** Whether there was one: a build that finds none is the first. */
  readonly isNew: boolean;
  /** Writes it back if something on it has changed. */
  readonly save: () => Promise<void>;
}

export interface OpenShelfRequest {
  readonly cache: Cache;
  readonly stage: string;
  /** Which of the stage's shelves. */
  readonly name: string;
  /** How many values may stay that weren't used. Default: 0. */
  readonly mostUnused?: number | undefined;
}

/** Keys are hashes. */
export async function openShelf<T>({ cache, stage, name, mostUnused = 0 }: OpenShelfRequest): Promise<Shelf<T>> {
  const format = recordsFormat<T>();
  const stored = await cache.read<Records<T>>(stage, name, format);
  const before: Records<T> = stored ?? new Map();
  const used = new Map<string, Kept<T>>();
  // What a cache in memory is given is hardly ever written.
  const keep = cache.remember === undefined ? keptValue : unprintedValue;
  let hasNew = false;
  return {
    isNew: stored === undefined,
    get: (key) => {
      const kept = used.get(key) ?? before.get(key);
      if (kept !== undefined) used.set(key, kept);
      return kept?.value();
    },
    entries: () => [...new Map([...before, ...used])].map(([key, kept]) => [key, kept.value()] as const),
    put: (key, value) => {
      used.set(key, keep(value));
      hasNew = true;
    },
    save: async () => {
      const unused = [...before].filter(([key]) => !used.has(key));
      const left = unused.slice(0, mostUnused);
      if (hasNew || left.length < unused.length) await cache.write<Records<T>>(stage, name, new Map([...used, ...left]), format);
    },
  };
}
