import { readFile } from 'node:fs/promises';
import type { BuildRun } from './buildRun.ts';
import { hashOf } from './cache/hashOf.ts';
import type { Cache } from './cache/openCache.ts';
import { openShelf } from './cache/openShelf.ts';
import type { Backlog } from './createBacklog.ts';
import type { CachedHighlighter } from './documents/highlight/cachedHighlighter.ts';
import { llmsFiles } from './markdownTwins/llmsFiles.ts';
import type { PageFacts } from './model/page.ts';
import type { Found, Problem } from './model/problem.ts';
import type { Sink } from './model/report.ts';
import { createWriter, type Writer } from './output/createWriter.ts';
import { systemFailure } from './output/systemFailure.ts';
import type { StoredPage } from './pages/pageStore.ts';
import type { RenderRequest } from './pages/renderRequest.ts';
import type { RenderThreads } from './pages/renderThreads.ts';
import type { StaticFile } from './plan/planSite.ts';
import type { SearchIndex } from './search/createSearchIndex.ts';
import { writePages } from './writePages.ts';

export interface WriteSiteRequest {
  readonly pages: RenderRequest;
  readonly files: readonly StaticFile[];
  readonly sink: Sink;
  /** Milliseconds from any fixed point. */
  readonly now: () => number;
  readonly signal?: AbortSignal | undefined;
  readonly cache: Cache;
  /** Hash of the reference. Undefined: nobody knows it yet. */
  readonly apiHash?: string | undefined;
  readonly highlighter: CachedHighlighter;
  readonly run: Pick<BuildRun, 'progress' | 'count'>;
  /** May render beside this one. Default: none. */
  readonly threads?: RenderThreads | undefined;
  /** What may be done as soon as pages are being rendered. */
  readonly backlog: Backlog;
  /** Called instead of writing anything but pages and the client's files. */
  readonly takeOverRest?: (() => void) | undefined;
}

export interface WrittenSite extends ReturnType<Writer['sizes']> {
  readonly facts: readonly PageFacts[];
  /** Whether all of it was written. */
  readonly isComplete: boolean;
}

/**
 * Renders every page and hands it, the client's files, the static files and the extra ones to the sink; each page's HTML is let
 * go once it is written. A page that would come out as it is in the last good output isn't rendered, but taken over. When the sink
 * fails the rest is left out; when the build is interrupted it throws. Either way nothing is under way any more when it returns.
 */
export async function writeSite(request: WriteSiteRequest): Promise<Found<WrittenSite>> {
  const { pages, sink, cache, highlighter } = request;
  const writer = createWriter(sink);
  const facts: PageFacts[] = [];
  const problems: Problem[] = [];
  const shelf = await openShelf<StoredPage>({ cache, stage: 'pages', name: hashOf(pages.config.root) });
  let isComplete = false;
  try {
    await sink.ready?.();
    const search = await writePages({ request, writer, shelf, facts, problems });
    // What follows needs the memory that they have, but needn't wait for it.
    const ended = request.threads?.end();
    if (request.takeOverRest === undefined) await writeSums({ request, writer, search });
    else request.takeOverRest();
    await writer.finish();
    await Promise.all([shelf.save(), highlighter.save(), ended]);
    isComplete = true;
  } catch (error) {
    request.signal?.throwIfAborted();
    problems.push(systemFailure(error));
  } finally {
    await writer.settle();
  }
  return { value: { facts, isComplete, ...writer.sizes() }, problems };
}

interface WriteSumsRequest {
  readonly request: WriteSiteRequest;
  readonly writer: Writer;
  readonly search: SearchIndex;
}

/** What sums the pages up, and what is copied. */
async function writeSums({ request, writer, search }: WriteSumsRequest): Promise<void> {
  const { pages, files, sink } = request;
  // Pages as Markdown are read back: until here, nobody has more than some pages in memory.
  await writer.finish();
  const texts = llmsFiles(pages, (path) => sink.read(path)).filter(({ path }) => !pages.plan.links.files.has(path));
  for (const file of [...texts, ...(await search.files())]) await writer.write(file);
  for (const { path, output, contents } of files) await writer.write({ path: output, contents: contents ?? (await readFile(path)) });
}
