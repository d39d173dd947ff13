import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { ApiPackage } from '../model/api.ts';
import type { Found } from '../model/problem.ts';
import { extractionFailed } from '../problems/api.ts';
import type { PackageRequest } from './extractPackage.ts';

export type ExtractionResult = Found<ApiPackage | undefined>;

export interface ExtractionOptions {
  /** Ends the worker; the promise is then rejected with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
  /** Script of the worker. Undefined: the built one, or none when the sources run. */
  readonly worker?: URL | undefined;
}

/**
 * Runs the extraction of a package in a worker thread of its own, so that the compiler neither blocks the build nor
 * leaves its memory behind. The built worker lies in `dist/`, beside or above the chunk that holds this code; the sources
 * have none, since Node can't load TypeScript in a worker: there the extraction runs in this thread. Whatever goes wrong
 * is a problem of the package.
 */
export async function runExtraction(request: PackageRequest, { signal, worker }: ExtractionOptions = {}): Promise<ExtractionResult> {
  signal?.throwIfAborted();
  const script = worker ?? builtWorker();
  try {
    return script === undefined ? await runHere(request) : await runInWorker(script, request, signal);
  } catch (error) {
    signal?.throwIfAborted();
    return { value: undefined, problems: [extractionFailed({ slug: request.config.slug, error })] };
  }
}

function builtWorker(): URL | undefined {
  const places = ['./extractWorker.js', '../extractWorker.js'].map((path) => new URL(path, import.meta.url));
  return places.find((url) => existsSync(fileURLToPath(url)));
}

async function runHere(request: PackageRequest): Promise<ExtractionResult> {
  const { extractPackage } = await import('./extractPackage.ts');
  return extractPackage(request);
}

/** The worker gets the request and nothing else: no arguments, flags or environment of this process. What it prints is dropped. */
function runInWorker(script: URL, request: PackageRequest, signal: AbortSignal | undefined): Promise<ExtractionResult> {
  const worker = new Worker(script, { workerData: request, argv: [], execArgv: [], env: {}, stdout: true, stderr: true });
  const abort = (): void => void worker.terminate();
  signal?.addEventListener('abort', abort, { once: true });
  const result = new Promise<ExtractionResult>((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('messageerror', reject);
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`the worker ended early, with code ${code}`)));
  });
  return result.finally(() => {
    signal?.removeEventListener('abort', abort);
    return worker.terminate();
  });
}
