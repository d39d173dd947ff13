import { parentPort, workerData } from 'node:worker_threads';
import { extractPackage, type PackageRequest } from './extractPackage.ts';

/**
 * The worker thread that extracts one package: the request comes as `workerData`, the code in its comments goes back as news, then
 * the result. An error ends the worker; `runExtraction` makes a problem of it.
 */
export async function start(keep: () => void): Promise<void> {
  const tell = (news: unknown): void => parentPort?.postMessage({ news });
  const result = await extractPackage(workerData as PackageRequest, { onSamples: tell });
  // Before the result, with which the worker ends.
  keep();
  parentPort?.postMessage(result);
}
