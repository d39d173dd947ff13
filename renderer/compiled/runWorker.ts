import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';

export interface StartRequest {
  readonly script: URL;
  /** Megabytes that its objects may take. Default: what Node gives a thread. */
  readonly heap?: number | undefined;
}

/** Starts a script in a thread of its own: no arguments, flags or environment of this process go in, and what it prints is dropped. */
export function startWorker({ script, heap }: StartRequest): Worker {
  const resourceLimits = heap === undefined ? {} : { maxOldGenerationSizeMb: heap };
  const worker = new Worker(script, { argv: [], execArgv: [], env: {}, stdout: true, stderr: true, resourceLimits });
  // One that fails before somebody asks it for something has ended, and nothing else.
  worker.on('error', () => undefined);
  return worker;
}

export interface WorkerRequest<News = never> {
  readonly worker: Worker;
  /** Plain data: what the worker gets as a message, and all that it gets. */
  readonly data: unknown;
  /** Called when it is no longer needed. Default: it is ended. */
  readonly release?: (() => Promise<unknown>) | undefined;
  /** Ends the worker. */
  readonly signal?: AbortSignal | undefined;
  /** Gets what the worker sends as `{ news }` before its result. */
  readonly onNews?: ((news: News) => void) | undefined;
}

/** Asks a worker once, and resolves to the first message that it sends, but for news; then it is ended. An error in it, or its end without a message, rejects. */
export function runWorker<T, News = never>({
  worker,
  data,
  release = () => worker.terminate(),
  signal,
  onNews,
}: WorkerRequest<News>): Promise<T> {
  const abort = (): void => void worker.terminate();
  signal?.addEventListener('abort', abort, { once: true });
  const result = new Promise<T>((resolve, reject) => {
    worker.on('message', (message) => (isNews<News>(message) ? onNews?.(message.news) : resolve(message)));
    worker.once('messageerror', reject);
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`the worker ended early, with code ${code}`)));
    if (worker.threadId === ended) reject(new Error('the worker ended before it was asked'));
    worker.postMessage(data);
  });
  return result.finally(() => {
    signal?.removeEventListener('abort', abort);
    // Nobody waits until its heap is taken down, which may take some tenths of a second.
    void release();
  });
}

/** What Node calls a thread that is no more. */
const ended = -1;

function isNews<News>(message: unknown): message is { readonly news: News } {
  return typeof message === 'object' && message !== null && 'news' in message;
}

/** The built script of a worker or of another process, which lies in `dist/`. Undefined when the sources run: Node can't run TypeScript in a worker. */
export function builtScript(name: string): URL | undefined {
  const places = [`./${name}.cjs`, `./${name}.js`].map((path) => new URL(path, import.meta.url));
  return places.find((url) => existsSync(fileURLToPath(url)));
}
