import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { ApiPackage } from '../model/api.ts';
import type { Found } from '../model/problem.ts';
import { extractionFailed } from '../problems/api.ts';
import type { PackageRequest } from './extractPackage.ts';

export type ExtractionResult = Found<ApiPackage | undefined>;

/**
 * Runs the extraction of a package in a worker thread of its own, so that the compiler neither blocks the build nor
 * leaves its memory behind. The built worker lies in `dist/`, beside or above the chunk that holds this code; the sources
 * have none, since Node can't load TypeScript in a worker: there the extraction runs in this thread.
 */
export async function runExtraction(request: PackageRequest, signal?: AbortSignal): Promise<ExtractionResult> {
  signal?.throwIfAborted();
  const worker = ['./extractWorker.js', '../extractWorker.js']
    .map((path) => new URL(path, import.meta.url))
    .find((url) => existsSync(fileURLToPath(url)));
  try {
    return worker === undefined ? await runHere(request) : await runInWorker(worker, request, signal);
  } catch (error) {
    signal?.throwIfAborted();
    return { value: undefined, problems: [extractionFailed({ slug: request.config.slug, error })] };
  }
}

async function runHere(request: PackageRequest): Promise<ExtractionResult> {
  const { extractPackage } = await import('./extractPackage.ts');
  return extractPackage(request);
}

/** The worker gets the request and nothing else: no arguments, flags or environment of this process. */
function runInWorker(url: URL, request: PackageRequest, signal: AbortSignal | undefined): Promise<ExtractionResult> {
  const worker = new Worker(url, { workerData: request, argv: [], execArgv: [], env: {}, stdout: true, stderr: true });
  const abort = (): void => void worker.terminate();
  signal?.addEventListener('abort', abort, { once: true });
  const result = new Promise<ExtractionResult>((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`The extraction ended early, with code ${code}.`)));
  });
  return result.finally(() => {
    signal?.removeEventListener('abort', abort);
    return worker.terminate();
  });
}
