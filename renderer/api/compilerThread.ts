import { MessageChannel, type Worker } from 'node:worker_threads';
import type { Cache } from '../cache/openCache.ts';
import { builtScript, startWorker } from '../compiled/runWorker.ts';
import type { Sample, SampleNames } from '../model/sample.ts';
import type { SamplesQuestion } from './extractWorker.ts';
import { readMemory } from './readMemory.ts';

/** A worker that loads the compiler while nobody knows yet what there is to extract. */
export interface CompilerThread {
  /** Lends it, once: for the first package. */
  readonly take: () => LentWorker | undefined;
  /** Reads samples in it, as soon as it has nothing else to do. Undefined where there is no such worker any more. */
  readonly readSamples: (samples: readonly Sample[]) => Promise<readonly SampleNames[] | undefined>;
  readonly end: () => Promise<void>;
}

export interface LentWorker {
  readonly worker: Worker;
  /** Ends it, unless somebody else still waits for it. */
  readonly release: () => Promise<void>;
}

/**
 * Starts the worker of the first extraction before the config is read: a tenth of a second that a first build needn't wait. As it has a
 * compiler, it reads documents' samples, too. Where something has been extracted before, nothing most likely need be again; then, and
 * where the sources run, there is none.
 */
export function compilerThread(cache: Cache, script: URL | undefined = builtScript('extractWorker')): CompilerThread {
  const isWanted = script !== undefined && cache.has?.('api') !== true;
  let running = isWanted ? startWorker({ script, heap: readMemory(1).heap }) : undefined;
  // Nobody would answer who asks it then.
  running?.once('exit', () => {
    running = undefined;
  });
  let users = 0;
  let isTaken = false;
  const end = async (): Promise<void> => {
    const ended = running;
    running = undefined;
    await ended?.terminate();
  };
  const release = async (): Promise<void> => {
    users -= 1;
    if (users === 0) await end();
  };
  return {
    take: () => {
      if (running === undefined || isTaken) return undefined;
      isTaken = true;
      users += 1;
      return { worker: running, release };
    },
    readSamples: async (samples) => {
      if (running === undefined) return undefined;
      users += 1;
      try {
        return await ask(running, samples);
      } finally {
        await release();
      }
    },
    end,
  };
}

function ask(worker: Worker, samples: readonly Sample[]): Promise<readonly SampleNames[] | undefined> {
  const { port1, port2 } = new MessageChannel();
  worker.postMessage({ samples, answer: port2 } satisfies SamplesQuestion, [port2]);
  return new Promise((resolve) => {
    port1.once('message', (names) => {
      resolve(names);
      port1.close();
    });
    // With the worker's end, whatever the reason.
    port1.once('close', () => resolve(undefined));
  });
}
