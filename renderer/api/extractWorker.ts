/**
 * Entry point of the worker thread that extracts one package: the request comes as `workerData`, the code in its
 * comments goes back as news, then the result. An error ends the worker; `runExtraction` makes a problem of it.
 */
import { parentPort, workerData } from 'node:worker_threads';
import type { PackageRequest } from './extractPackage.ts';
import { importTypescriptByRequire } from './importTypescript.ts';

importTypescriptByRequire();
const { extractPackage } = await import('./extractPackage.ts');
const tell = (news: unknown): void => parentPort?.postMessage({ news });
parentPort?.postMessage(await extractPackage(workerData as PackageRequest, { onSamples: tell }));
