import { parentPort } from 'node:worker_threads';
import { extractPackage, type PackageRequest } from './extractPackage.ts';

/**
 * The worker thread that extracts one package: the request comes as a message, the code in its comments goes back as news, then
 * the result. An error ends the worker; `runExtraction` makes a problem of it.
 */
export function start(keep: () => void): void {
  const tell = (news: unknown): void => parentPort?.postMessage({ news });
  parentPort?.once('message', async (request: PackageRequest) => {
    const result = await extractPackage(request, { onSamples: tell });
    // Before the result, with which the worker ends.
    keep();
    parentPort?.postMessage(result);
  });
}
