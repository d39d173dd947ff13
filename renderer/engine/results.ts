import { type Entry, parseEntries, printEntries } from './entry.ts';
import { createHeldResults, type HeldResults } from './heldResults.ts';
import type { Store } from './store.ts';
import { type Codec, jsonCodec, type Task } from './task.ts';

/** Results of one task: those in memory, over those on disk. */
export interface Results<Output> {
  readonly codec: Codec<Output>;
  readonly get: (key: string) => Entry<Output> | undefined;
  readonly put: (key: string, entry: Entry<Output>) => void;
  /** Results whose own questions need not be asked again. */
  readonly held: HeldResults;
  /** Writes new results to disk. */
  readonly save: () => void;
  /** Begins a build: results that were not used since the last call are dropped from memory. */
  readonly age: () => void;
}

interface ResultsRequest<Output> {
  readonly task: Pick<Task<never, Output>, 'name' | 'storage' | 'codec'>;
  readonly store: Store;
  /** Which site's bucket. */
  readonly site: string;
}

/** Opens the results of a task. A bucket is read when it is first asked for something. */
export function openResults<Output>({ task, store, site }: ResultsRequest<Output>): Results<Output> {
  const { name, storage = { kind: 'file' }, codec = jsonCodec<Output>() } = task;
  const entries = new Map<string, Entry<Output>>();
  const used = new Set<string>();
  const fresh = new Set<string>();
  const held = createHeldResults();
  let isLoaded = storage.kind !== 'bucket';
  const load = (lines: readonly string[] = ['0']): void => {
    try {
      for (const [found, entry] of parseEntries(lines, codec)) entries.set(found, entry);
    } catch {
      // An entry of another form is as good as none.
    }
  };
  const loadBucket = ([facts, ...lines]: readonly string[]): void => {
    load(lines);
    if (facts !== '' && facts === held.factsHash()) for (const [key, { reads }] of entries) held.add(key, reads.own);
  };
  const get = (key: string): Entry<Output> | undefined => {
    if (!isLoaded) loadBucket(store.read(name, site) ?? ['', '0']);
    isLoaded = true;
    if (storage.kind === 'file' && !entries.has(key)) load(store.read(name, key));
    const entry = entries.get(key);
    if (entry !== undefined) used.add(key);
    return entry;
  };
  const dropUnused = (most: number): boolean => {
    const unused = [...entries.keys()].filter((key) => !used.has(key));
    for (const key of unused.slice(0, Math.max(0, unused.length - most))) {
      entries.delete(key);
      held.drop(key);
    }
    return unused.length > most;
  };
  return {
    codec,
    held,
    get,
    put: (key, entry) => {
      held.drop(key);
      entries.set(key, entry);
      used.add(key);
      fresh.add(key);
    },
    save: () => {
      if (storage.kind === 'file') {
        for (const key of fresh) {
          const entry = entries.get(key);
          if (entry !== undefined) store.write(name, key, printEntries(new Map([[key, entry]])));
        }
      } else if (storage.kind === 'bucket' && isLoaded) {
        const hasDropped = dropUnused(storage.unused ?? 0);
        // With equal facts, the next process need not ask the questions of these results again.
        const facts = [...entries.keys()].every(held.has) ? held.factsHash() : '';
        if (hasDropped || fresh.size > 0) store.write(name, site, [facts, ...printEntries(entries)]);
      }
      fresh.clear();
    },
    age: () => {
      dropUnused(storage.kind === 'bucket' ? (storage.unused ?? 0) : 0);
      used.clear();
    },
  };
}
