import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';

export interface WorkerRequest {
  readonly script: URL;
  /** Plain data: what the worker gets, and all that it gets. */
  readonly data: unknown;
  /** Megabytes that its objects may take. Default: what Node gives a thread. */
  readonly heap?: number | undefined;
  /** Ends the worker. */
  readonly signal?: AbortSignal | undefined;
  /** Gets what the worker sends as `{ news }` before its result. */
  readonly onNews?: ((news: unknown) => void) | undefined;
}

/**
 * Runs a script in a thread of its own and resolves to the first message that it sends, but for news: no arguments, flags or environment of
 * this process go in, and what it prints is dropped. An error in it, or its end without a message, rejects.
 */
export function runWorker<T>({ script, data, heap, signal, onNews }: WorkerRequest): Promise<T> {
  const resourceLimits = heap === undefined ? {} : { maxOldGenerationSizeMb: heap };
  const worker = new Worker(script, { workerData: data, argv: [], execArgv: [], env: {}, stdout: true, stderr: true, resourceLimits });
  const abort = (): void => void worker.terminate();
  signal?.addEventListener('abort', abort, { once: true });
  const result = new Promise<T>((resolve, reject) => {
    worker.on('message', (message) => (isNews(message) ? onNews?.(message.news) : resolve(message)));
    worker.once('messageerror', reject);
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`the worker ended early, with code ${code}`)));
  });
  return result.finally(() => {
    signal?.removeEventListener('abort', abort);
    return worker.terminate();
  });
}

function isNews(message: unknown): message is { readonly news: unknown } {
  return typeof message === 'object' && message !== null && 'news' in message;
}

/** The built script of a worker or of another process, which lies in `dist/`. Undefined when the sources run: Node can't run TypeScript in a worker. */
export function builtScript(name: string): URL | undefined {
  const places = [`./${name}.cjs`, `./${name}.js`].map((path) => new URL(path, import.meta.url));
  return places.find((url) => existsSync(fileURLToPath(url)));
}
