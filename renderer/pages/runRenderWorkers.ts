import { serialize } from 'node:v8';
import type { Worker } from 'node:worker_threads';
import type { Blocks } from '../documents/highlight/cachedHighlighter.ts';
import type { PageResult } from '../model/page.ts';
import type { RenderThreads } from './renderThreads.ts';
import type { RouteContents, WorkerSources } from './workerSources.ts';

/** What a thread gets first: `WorkerSources`, serialized, the same bytes for all. */
export interface RenderStart {
  readonly sources: Uint8Array;
}

export interface RenderBatch {
  readonly id: number;
  readonly routes: readonly RouteContents[];
}

export interface RenderedBatch {
  readonly id: number;
  /** As many as there are routes. */
  readonly pages: readonly PageResult[];
  /** Code that was new to the worker. */
  readonly blocks: Blocks;
}

export interface RenderWorkersRequest {
  readonly threads: RenderThreads;
  readonly sources: WorkerSources;
  readonly routes: readonly RouteContents[];
  /** Told of code that was new to a worker. */
  readonly onBlocks: (blocks: Blocks) => void;
}

/** Pages in one message: enough to make messages cheap, few enough that no worker waits long for the last one. */
const pagesAtOnce = 6;

/**
 * Batches that a worker has at a time: at the end one that it renders, and the next, so that workers are done at about the same time; as
 * long as there are many left more of them, since this thread has work of its own that may keep it from sending the next.
 */
const batchesAtOnce = { least: 2, most: 16 };

/** Batches of each worker that may be done or under way before the first of them is taken, and bytes of those that are done: memory stays bounded. */
const batchesAhead = 24;
const bytesAhead = 64 * 2 ** 20;

/**
 * Renders routes in worker threads, from now on, and gives the pages in the order of the routes. A worker that fails, for want of memory as
 * a rule, leaves its pages undone, which are then undefined: the caller renders them itself.
 */
export function runRenderWorkers(request: RenderWorkersRequest): AsyncGenerator<PageResult | undefined, undefined> {
  const { threads, sources, routes, onBlocks } = request;
  const batches = inBatches(routes);
  const results = new Map(batches.map(({ id }) => [id, deferred<RenderedBatch | undefined>()]));
  const start: RenderStart = { sources: shared(serialize(sources)) };
  const workers = threads.take(heapFor(start.sources.byteLength));
  const underWay = new Map([...workers].map((worker) => [worker, new Set<number>()]));
  const mostAhead = workers.length * batchesAhead;
  let next = 0;
  let taken = 0;
  let waiting = 0;

  /** Another batch to each that has room for it, and first to whoever has least to do. */
  const send = (): void => {
    const share = Math.ceil((batches.length - next) / (4 * workers.length));
    const atOnce = Math.min(Math.max(share, batchesAtOnce.least), batchesAtOnce.most);
    for (const [worker, own] of [...underWay].sort(([, a], [, b]) => a.size - b.size)) {
      const batch = batches[next];
      if (batch === undefined || next >= taken + mostAhead || waiting >= bytesAhead || own.size >= atOnce) return;
      own.add(next);
      next += 1;
      worker.postMessage(batch);
    }
  };
  const end = (worker: Worker): void => {
    for (const id of underWay.get(worker) ?? []) results.get(id)?.resolve(undefined);
    underWay.delete(worker);
    if (underWay.size === 0) for (const result of results.values()) result.resolve(undefined);
  };
  for (const [worker, own] of underWay) {
    worker.on('message', (batch: RenderedBatch) => {
      results.get(batch.id)?.resolve(batch);
      waiting += bytesOf(batch);
      own.delete(batch.id);
      send();
    });
    worker.on('error', () => end(worker));
    worker.on('messageerror', () => end(worker));
    worker.on('exit', () => end(worker));
    worker.postMessage(start);
  }
  for (let filled = 0; filled < batchesAtOnce.most; filled += 1) send();
  return pagesInOrder();

  async function* pagesInOrder(): AsyncGenerator<PageResult | undefined, undefined> {
    for (const { id, routes: own } of batches) {
      send();
      const done = await results.get(id)?.promise;
      // Whoever holds on to results holds on to pages.
      results.delete(id);
      if (done !== undefined) {
        onBlocks(done.blocks);
        waiting -= bytesOf(done);
      }
      for (const position of own.keys()) yield done?.pages[position];
      taken += 1;
    }
    return undefined;
  }
}

function inBatches(routes: readonly RouteContents[]): readonly RenderBatch[] {
  const count = Math.ceil(routes.length / pagesAtOnce);
  return Array.from({ length: count }, (_, id) => ({ id, routes: routes.slice(id * pagesAtOnce, (id + 1) * pagesAtOnce) }));
}

function bytesOf({ pages }: RenderedBatch): number {
  const files = pages.flatMap((page) => (page.ok ? page.files : []));
  return files.reduce((sum, { contents }) => sum + contents.length, 0);
}

/**
 * Megabytes of heap for a worker: what it gets, in memory about twice as large as on its way, and room for pages. One that has too little
 * leaves its pages to the caller.
 */
function heapFor(bytes: number): number {
  return 128 + Math.ceil((3 * bytes) / 2 ** 20);
}

/** One copy for all threads. */
function shared(bytes: Uint8Array): Uint8Array {
  const copy = new Uint8Array(new SharedArrayBuffer(bytes.byteLength));
  copy.set(bytes);
  return copy;
}

function deferred<T>(): { readonly promise: Promise<T>; readonly resolve: (value: T) => void } {
  let settle: (value: T) => void = () => undefined;
  const promise = new Promise<T>((resolve) => {
    settle = resolve;
  });
  return { promise, resolve: settle };
}
