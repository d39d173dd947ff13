import { type CachedHighlighter, retryWhenReady } from '../documents/highlight/cachedHighlighter.ts';
import type { PageResult } from '../model/page.ts';
import type { Route } from '../model/plan.ts';
import { renderPage } from './renderPage.tsx';
import type { RenderRequest } from './renderRequest.ts';
import type { RenderThreads } from './renderThreads.ts';
import { runRenderWorkers } from './runRenderWorkers.ts';
import { withHashes } from './withHashes.ts';
import { contentsFor, type RouteContents, workerSources } from './workerSources.ts';

export interface RenderPagesRequest {
  readonly pages: RenderRequest;
  readonly highlighter: CachedHighlighter;
  /** Indices of the routes to render, in their order. */
  readonly routes: readonly number[];
  /** May render beside this one. Default: none. */
  readonly threads?: RenderThreads | undefined;
}

/** From about here on threads save more than it takes to start them: `bench/README.md`, "Rendering in threads". */
const leastPages = { whenStarted: 100, otherwise: 1600 };

/**
 * Begins to render routes, and gives the pages in their order, one at a time: a few in this thread, many in workers. Pages that are code, and those
 * that list what others show, are always rendered here, where their modules are loaded and the whole reference is. The result is the same,
 * byte for byte.
 */
export async function renderPages({ pages, highlighter, routes, threads }: RenderPagesRequest): Promise<AsyncGenerator<PageResult>> {
  const routeOf = (index: number): Route | undefined => pages.plan.routes[index];
  const renderHere = async (index: number): Promise<readonly PageResult[]> => {
    const route = routeOf(index);
    return route === undefined ? [] : [withHashes(await retryWhenReady(highlighter, () => renderPage(route, pages)))];
  };
  const elsewhere = routes.flatMap((index) => {
    const route = routeOf(index);
    return (route === undefined ? undefined : contentsFor(route, index)) ?? [];
  });
  const results = await renderElsewhere({ pages, highlighter, routes: elsewhere, threads });
  const isElsewhere = new Set(results === undefined ? [] : elsewhere.map(({ index }) => index));
  return pagesInOrder();

  async function* pagesInOrder(): AsyncGenerator<PageResult> {
    for (const index of routes) {
      const made = isElsewhere.has(index) ? (await results?.next())?.value : undefined;
      if (made === undefined) yield* await renderHere(index);
      else yield made;
    }
  }
}

interface ElsewhereRequest extends Omit<RenderPagesRequest, 'routes'> {
  readonly routes: readonly RouteContents[];
}

/** Undefined where it wouldn't be worth it. */
async function renderElsewhere({ pages, highlighter, routes, threads }: ElsewhereRequest) {
  if (threads === undefined || routes.length < leastPages[threads.isStarted() ? 'whenStarted' : 'otherwise']) return undefined;
  const sources = workerSources(pages, await highlighter.known());
  return runRenderWorkers({ threads, sources, routes, onBlocks: highlighter.remember });
}
