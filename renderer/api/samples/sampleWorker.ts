/**
 * Entry point of the worker thread that reads the samples of documents: they come as `workerData`, what their names mean goes
 * back as a message, in the same order.
 */
import { parentPort, workerData } from 'node:worker_threads';
import type { Sample } from '../../model/sample.ts';
import { importTypescriptByRequire } from '../importTypescript.ts';

importTypescriptByRequire();
const { resolveSampleNames } = await import('./resolveSampleNames.ts');
parentPort?.postMessage((workerData as readonly Sample[]).map(resolveSampleNames));
