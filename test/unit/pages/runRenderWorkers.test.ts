import { EventEmitter } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Worker } from 'node:worker_threads';
import { expect, it } from 'vitest';
import type { PageResult } from '../../../renderer/model/page.ts';
import { createRenderThreads } from '../../../renderer/pages/renderThreads.ts';
import { type RenderBatch, runRenderWorkers } from '../../../renderer/pages/runRenderWorkers.ts';
import type { WorkerSources } from '../../../renderer/pages/workerSources.ts';

/** All that matters here is that it can be sent. */
const sources = {} as WorkerSources;
const routes = Array.from({ length: 20 }, (_, index) => ({ index }));

/** Answers for each route with a page that says which; what else it does with a batch is put in. */
const script = (extra: string) => `import { parentPort } from 'node:worker_threads';
parentPort.on('message', async ({ id, routes, sources }) => {
  if (sources !== undefined) return;
  ${extra}
  const pages = routes.map(({ index }) => ({ ok: false, href: String(index), problems: [] }));
  parentPort.postMessage({ id, pages, blocks: [[String(id), []]] });
});`;

it('gives pages in the order of the routes, whichever worker is done first', async () => {
  const { hrefs, blocks } = await run(script('await new Promise((done) => setTimeout(done, id % 2 === 0 ? 60 : 0));'));
  expect(hrefs).toEqual(routes.map(({ index }) => String(index)));
  expect(blocks).toEqual(['0', '1', '2', '3']);
});

it('leaves the pages of a worker that fails, and those that it would have rendered next, to the caller', async () => {
  const { hrefs } = await run(script('if (id === 1) throw new Error("no memory");'));
  expect(hrefs).toEqual(routes.map(({ index }) => (isIn(1, index) || isIn(3, index) ? undefined : String(index))));
});

it('leaves all pages to the caller when no worker is left', async () => {
  expect((await run(script('process.exit(1);'))).hrefs).toEqual(routes.map(() => undefined));
});

it('sends no more while many bytes wait to be taken', async () => {
  const worker = new Answering([{ path: 'index.html', contents: new Uint8Array(20 * 2 ** 20) }]);
  const many = Array.from({ length: 100 * 6 }, (_, index) => ({ index }));
  const threads = { take: () => [worker as unknown as Worker], start: () => {}, isStarted: () => true, end: async () => {} };
  const pages = runRenderWorkers({ threads, sources, routes: many, onBlocks: () => {} });
  await worker.settled();
  expect(worker.batches).toBe(19);
  for (const _ of Array.from({ length: 6 })) await pages.next();
  await worker.settled();
  expect(worker.batches).toBe(19);
  let count = 6;
  for await (const page of pages) count += page === undefined ? 0 : 1;
  expect([count, worker.batches]).toEqual([600, 100]);
});

/** Stands for a worker: answers each batch with pages of these files. */
class Answering extends EventEmitter {
  batches = 0;
  readonly files: readonly unknown[];

  constructor(files: readonly unknown[]) {
    super();
    this.files = files;
  }

  postMessage({ id, routes }: RenderBatch): void {
    if (id === undefined) return;
    this.batches += 1;
    const pages = routes.map(({ index }) => ({ ok: true, files: index % 6 === 0 ? this.files : [] }));
    setImmediate(() => this.emit('message', { id, pages, blocks: [] }));
  }

  /** Resolves when nothing has come for a while. */
  async settled(): Promise<void> {
    for (let before = -1; before !== this.batches; ) {
      before = this.batches;
      await new Promise((done) => setTimeout(done, 20));
    }
  }
}

const isIn = (batch: number, index: number): boolean => Math.floor(index / 6) === batch;

async function run(code: string): Promise<{ readonly hrefs: readonly (string | undefined)[]; readonly blocks: readonly string[] }> {
  const folder = await mkdtemp(join(tmpdir(), 'gqldocs-workers-'));
  const file = join(folder, 'worker.mjs');
  await writeFile(file, code);
  const hrefs: (string | undefined)[] = [];
  const blocks: string[] = [];
  const onBlocks = (more: readonly (readonly [string, unknown])[]): void => void blocks.push(...more.map(([key]) => key));
  const threads = createRenderThreads({ script: pathToFileURL(file), count: 2 });
  for await (const page of runRenderWorkers({ threads, sources, routes, onBlocks })) hrefs.push(hrefOf(page));
  await threads.end();
  await rm(folder, { recursive: true });
  return { hrefs, blocks };
}

function hrefOf(page: PageResult | undefined): string | undefined {
  return page?.ok === false ? page.href : undefined;
}
