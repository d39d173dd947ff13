import { readFile } from 'node:fs/promises';
import { setImmediate as whenFree } from 'node:timers/promises';
import type { BuildRun } from './buildRun.ts';
import { hashOf } from './cache/hashOf.ts';
import type { Cache } from './cache/openCache.ts';
import { openShelf } from './cache/openShelf.ts';
import { workAnew } from './cache/remember.ts';
import type { Backlog } from './createBacklog.ts';
import type { CachedHighlighter } from './documents/highlight/cachedHighlighter.ts';
import { inventoryFiles, inventoryKey } from './inventory/inventoryFiles.ts';
import { llmsFiles } from './markdownTwins/llmsFiles.ts';
import type { PageFacts, PageResult } from './model/page.ts';
import type { Found, Problem } from './model/problem.ts';
import type { Sink } from './model/report.ts';
import { createWriter, type Writer } from './output/createWriter.ts';
import { systemFailure } from './output/systemFailure.ts';
import { writeKept } from './output/writeKept.ts';
import { type ApiHashes, apiHashes } from './pages/apiHashes.ts';
import { extraFiles } from './pages/extraFiles.ts';
import { pageKeys } from './pages/pageKeys.ts';
import { type PageShelf, type StoredPage, storedFacts, storePage } from './pages/pageStore.ts';
import { renderPages } from './pages/renderPages.ts';
import type { RenderRequest } from './pages/renderRequest.ts';
import type { RenderThreads } from './pages/renderThreads.ts';
import type { StaticFile } from './plan/planSite.ts';
import { createSearchIndex, type SearchIndex } from './search/createSearchIndex.ts';

export interface WriteSiteRequest {
  readonly pages: RenderRequest;
  readonly files: readonly StaticFile[];
  readonly sink: Sink;
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

export interface WrittenSite {
  readonly facts: readonly PageFacts[];
  /** Whether all of it was written. */
  readonly isComplete: boolean;
  readonly files: number;
  readonly bytes: number;
}

/** Pages between two words of progress, and between two looks at what else has happened. */
const progressStep = 50;

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
  return { value: { facts, isComplete, ...writer.written() }, problems };
}

interface WriteRequest {
  readonly request: WriteSiteRequest;
  readonly writer: Writer;
}

interface WriteAheadRequest extends WriteRequest {
  readonly hashes: ApiHashes;
  readonly search: SearchIndex;
}

/** What looks at no page: there is time for it while threads render the first ones. */
async function writeAhead({ request, writer, hashes, search }: WriteAheadRequest): Promise<void> {
  const { pages, cache, backlog } = request;
  await backlog.clear();
  // Threads get more to do where this one lets news of them in.
  await whenFree();
  if (request.takeOverRest === undefined) {
    await search.prepare();
    await whenFree();
    for (const file of extraFiles(pages.config, pages.plan)) await writer.write(file);
    await writeKept({ cache, writer, key: inventoryKey(pages, hashes.whole), make: () => inventoryFiles(pages) });
  }
  for (const file of pages.assets.files) await writer.write(file);
}

interface WriteSumsRequest extends WriteRequest {
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

interface WritePagesRequest extends WriteRequest {
  readonly shelf: PageShelf;
  /** Filled while pages are rendered, so that what was found before a failure is kept; so is the next. */
  readonly facts: PageFacts[];
  readonly problems: Problem[];
}

/** The index has the text of all pages then. */
async function writePages({ request, writer, shelf, facts, problems }: WritePagesRequest): Promise<SearchIndex> {
  const { pages, signal, run, highlighter, threads, cache } = request;
  const { routes } = pages.plan;
  const { remember = workAnew } = cache;
  const begin = (missing: readonly number[]) => renderPages({ pages, highlighter, routes: missing, threads });
  // Where nothing is remembered keys can wait until threads have something to do.
  const begun = shelf.isNew ? await begin([...routes.keys()]) : undefined;
  const hashes = await apiHashes({ api: pages.api, hash: request.apiHash, cache });
  const search = createSearchIndex({ routes, api: pages.api, apiHash: hashes.whole, cache });
  const keyOf = pageKeys(pages, { hashes, remember });
  const planned = routes.map((route) => {
    const key = keyOf(route);
    const stored = key === undefined ? undefined : shelf.get(key);
    const isKept = stored?.files.every(([path, hash, bytes]) => writer.keep({ path, hash, bytes })) === true;
    return { key, kept: isKept ? stored : undefined };
  });
  const rendered = begun ?? (await begin(planned.flatMap(({ kept }, index) => (kept === undefined ? [index] : []))));
  await writeAhead({ request, writer, hashes, search });
  const count = run.count('render');
  for (const [index, { key, kept }] of planned.entries()) {
    signal?.throwIfAborted();
    count(kept !== undefined);
    const page = kept ?? (await write((await rendered.next()).value, key));
    if (page !== undefined) await take(page);
    const done = index + 1;
    if (done % progressStep === 0 || done === routes.length) run.progress({ type: 'pages', done, total: routes.length });
    // Pages that are there already, or are made here, let no event in: not even the one that interrupts the build.
    if (done % progressStep === 0) await whenFree();
  }
  return search;

  async function write(page: PageResult | undefined, key: string | undefined): Promise<StoredPage | undefined> {
    if (page?.ok !== true) {
      problems.push(...(page?.problems ?? []));
      return undefined;
    }
    for (const file of page.files) await writer.write(file);
    const made = storePage(page);
    if (key !== undefined) shelf.put(key, made);
    return made;
  }

  async function take(page: StoredPage): Promise<void> {
    problems.push(...page.problems);
    facts.push(remember(storedFacts, page));
    if (request.takeOverRest !== undefined) return;
    search.addPage(page.facts.href, page.sections);
    for (const file of search.takeFiles()) await writer.write(file);
  }
}
