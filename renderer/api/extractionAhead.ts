import type { Worker } from 'node:worker_threads';
import type { Cache } from '../cache/openCache.ts';
import { builtScript, startWorker } from '../compiled/runWorker.ts';
import { readMemory } from './readMemory.ts';

/** A worker that loads the compiler while nobody knows yet what there is to extract. */
export interface ExtractionAhead {
  /** Hands it over, once: for the first package. */
  readonly take: () => Worker | undefined;
  /** Ends it where nobody took it. */
  readonly end: () => Promise<void>;
}

/**
 * Starts the worker of the first extraction before the config is read: a tenth of a second that a first build needn't wait. Where something has been
 * extracted before, it most likely need not be again; then, and where the sources run, there is none.
 */
export function extractionAhead(cache: Cache, script: URL | undefined = builtScript('extractWorker')): ExtractionAhead {
  const isWanted = script !== undefined && cache.has?.('api') !== true;
  let worker = isWanted ? startWorker({ script, heap: readMemory(1).heap }) : undefined;
  const take = (): Worker | undefined => {
    const taken = worker;
    worker = undefined;
    return taken;
  };
  return { take, end: async () => void (await take()?.terminate()) };
}
