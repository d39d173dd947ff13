import type { Cache, Format } from './openCache.ts';
import { createMemory } from './remember.ts';

/** Values that were made or read most recently are worth their memory; the ones before are only looked at by who goes back. */
const perStage = 24;

/**
 * A cache in memory over another one, for a process that builds again and again. What is below is read, and written only while
 * `isDurable` says so: the disk needs no trace of each keystroke.
 */
export function layeredCache(below: Cache, isDurable: () => boolean): Cache {
  const stages = new Map<string, Map<string, unknown>>();
  const keep = (stage: string, key: string, value: unknown): void => {
    const entries = stages.get(stage) ?? new Map<string, unknown>();
    stages.set(stage, entries);
    entries.delete(key);
    entries.set(key, value);
    for (const oldest of entries.keys()) if (entries.size > perStage) entries.delete(oldest);
  };
  return {
    read: async <T>(stage: string, key: string, format?: Format<T>) => {
      const known = stages.get(stage)?.get(key);
      const value = known ?? (await below.read(stage, key, format));
      if (value !== undefined) keep(stage, key, value);
      return value as T | undefined;
    },
    write: async (stage, key, value, format) => {
      keep(stage, key, value);
      if (isDurable()) await below.write(stage, key, value, format);
    },
    prune: below.prune,
    hashOf: below.hashOf,
    remember: createMemory(),
  };
}
