import { deserialize } from 'node:v8';
import { parentPort } from 'node:worker_threads';
import { noCache } from '../cache/noCache.ts';
import { cachedHighlighter, retryWhenReady } from '../documents/highlight/cachedHighlighter.ts';
import type { PageResult } from '../model/page.ts';
import { prepareRender } from './prepareRender.tsx';
import { renderPage } from './renderPage.tsx';
import type { RenderBatch, RenderedBatch, RenderStart } from './runRenderWorkers.ts';
import { withBytes } from './withHashes.ts';
import { type WorkerSources, withContents } from './workerSources.ts';

type Render = (batch: RenderBatch) => Promise<void>;

/** By then a worker has met most of the code that pages need. */
const warmBatch = 24;

/**
 * The worker thread that renders pages. It gets what all pages share first, then routes with their contents, a batch at a time,
 * and answers with their pages, whose files are bytes already, and the blocks of code that it highlighted.
 */
export function start(keep: () => void): void {
  let render: Render | undefined;
  let last = Promise.resolve();
  const answer = async (message: RenderStart | RenderBatch): Promise<void> => {
    if ('sources' in message) render = createRender(message.sources);
    else await render?.(message);
    if ('id' in message && message.id === warmBatch) keep();
  };
  parentPort?.on('message', (message: RenderStart | RenderBatch) => {
    // One after the other: a batch that has to wait for something isn't to wait for those behind it as well.
    last = last.then(() => answer(message));
  });
}

function createRender(sources: Uint8Array): Render {
  const { known, ...rest } = deserialize(sources) as WorkerSources;
  const highlighter = cachedHighlighter({ cache: noCache, name: '', known });
  const request = prepareRender({ ...rest, highlighter, components: new Map() });
  return async ({ id, routes }) => {
    const pages: PageResult[] = [];
    const buffers: ArrayBuffer[] = [];
    for (const contents of routes) {
      const route = request.plan.routes[contents.index];
      if (route === undefined) continue;
      const whole = withContents(route, contents);
      pages.push(withBytes(await retryWhenReady(highlighter, () => renderPage(whole, request)), buffers));
    }
    parentPort?.postMessage({ id, pages, blocks: highlighter.takeNew() } satisfies RenderedBatch, buffers);
  };
}
