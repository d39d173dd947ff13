import { parentPort, workerData } from 'node:worker_threads';
import type { Sample } from '../../model/sample.ts';
import { resolveSampleNames } from './resolveSampleNames.ts';

/** The worker thread that reads the samples of documents: they come as `workerData`, what their names mean goes back as a message, in the same order. */
export function start(keep: () => void): void {
  const names = (workerData as readonly Sample[]).map(resolveSampleNames);
  keep();
  parentPort?.postMessage(names);
}
