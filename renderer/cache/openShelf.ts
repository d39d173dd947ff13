import type { Cache } from './openCache.ts';

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

export async function openShelf<T>({ cache, stage, name, mostUnused = 0 }: OpenShelfRequest): Promise<Shelf<T>> {
  const stored = await cache.read<Readonly<Record<string, T>>>(stage, name);
  const before = new Map(Object.entries(stored ?? {}));
  const used = new Map<string, T>();
  let hasNew = false;
  return {
    isNew: stored === undefined,
    get: (key) => {
      const value = used.get(key) ?? before.get(key);
      if (value !== undefined) used.set(key, value);
      return value;
    },
    entries: () => new Map([...before, ...used]),
    put: (key, value) => {
      used.set(key, value);
      hasNew = true;
    },
    save: async () => {
      const unused = [...before].filter(([key]) => !used.has(key));
      const kept = unused.slice(0, mostUnused);
      if (hasNew || kept.length < unused.length) await cache.write(stage, name, Object.fromEntries([...used, ...kept]));
    },
  };
}
