import { parentPort } from 'node:worker_threads';
import type { Sample } from '../../model/sample.ts';
import { resolveSampleNames } from './resolveSampleNames.ts';

/** The worker thread that reads the samples of documents: they come as a message, what their names mean goes back as one, in the same order. */
export function start(keep: () => void): void {
  parentPort?.once('message', (samples: readonly Sample[]) => {
    const names = samples.map(resolveSampleNames);
    keep();
    parentPort?.postMessage(names);
  });
}
