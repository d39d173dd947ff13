import type { Cache } from './openCache.ts';

/**
 * Many small values of one stage in one entry: all of a build's documents, or of its pages. What a build neither asked for nor
 * put there is gone afterwards, so a shelf never grows beyond its site.
 */
export interface Shelf<T> {
  readonly get: (key: string) => T | undefined;
  readonly put: (key: string, value: T) => void;
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
}

export async function openShelf<T>({ cache, stage, name }: OpenShelfRequest): Promise<Shelf<T>> {
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
    put: (key, value) => {
      used.set(key, value);
      hasNew = true;
    },
    save: async () => {
      if (hasNew || used.size < before.size) await cache.write(stage, name, Object.fromEntries(used));
    },
  };
}
