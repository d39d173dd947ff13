import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import type { PageResult } from '../../../renderer/model/page.ts';
import { createRenderThreads } from '../../../renderer/pages/renderThreads.ts';
import { runRenderWorkers } from '../../../renderer/pages/runRenderWorkers.ts';
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
