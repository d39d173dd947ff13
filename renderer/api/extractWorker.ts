import { type MessagePort, parentPort } from 'node:worker_threads';
import type { Sample } from '../model/sample.ts';
import { extractPackage, type PackageRequest } from './extractPackage.ts';
import { resolveSampleNames } from './samples/resolveSampleNames.ts';

/** What else the worker can be asked for: what the names in samples mean. */
export interface SamplesQuestion {
  readonly samples: readonly Sample[];
  readonly answer: MessagePort;
}

/**
 * The worker thread that extracts one package: the request comes as a message, the code in its comments goes back as news, then
 * the result. An error ends the worker; `runExtraction` makes a problem of it.
 */
export function start(keep: () => void): void {
  const tell = (news: unknown): void => parentPort?.postMessage({ news });
  parentPort?.on('message', async (message: PackageRequest | SamplesQuestion) => {
    if ('samples' in message) {
      message.answer.postMessage(message.samples.map(resolveSampleNames));
      return;
    }
    const result = await extractPackage(message, { onSamples: tell });
    // Before the result, with which the worker ends.
    keep();
    parentPort?.postMessage(result);
  });
}
