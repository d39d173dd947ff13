import { join } from 'node:path';
import { setImmediate as whenFree } from 'node:timers/promises';
import { hashOf } from './cache/hashOf.ts';
import { workAnew } from './cache/remember.ts';
import { inventoryFiles, inventoryKey } from './inventory/inventoryFiles.ts';
import type { PageFacts, PageResult } from './model/page.ts';
import type { Route } from './model/plan.ts';
import type { Problem } from './model/problem.ts';
import type { Writer } from './output/createWriter.ts';
import { writeKept } from './output/writeKept.ts';
import { type ApiHashes, apiHashes } from './pages/apiHashes.ts';
import { extraFiles } from './pages/extraFiles.ts';
import { pageKeys } from './pages/pageKeys.ts';
import { type PageShelf, type StoredPage, storedFacts, storePage } from './pages/pageStore.ts';
import { renderPages } from './pages/renderPages.ts';
import { createSearchIndex, type SearchIndex } from './search/createSearchIndex.ts';
import type { WriteSiteRequest } from './writeSite.ts';

/** Pages between two words of progress. */
const progressStep = 50;

/** Milliseconds between two looks at what else has happened. */
const longestHold = 20;

export interface WritePagesRequest {
  readonly request: WriteSiteRequest;
  readonly writer: Writer;
  readonly shelf: PageShelf;
  /** Filled while pages are rendered, so that what was found before a failure is kept; so is the next. */
  readonly facts: PageFacts[];
  readonly problems: Problem[];
}

/**
 * Renders and writes pages, or takes them over as they are, one after the other, and what looks at no page while threads render the first
 * ones. The index that it gives has the text of all of them.
 */
export async function writePages({ request, writer, shelf, facts, problems }: WritePagesRequest): Promise<SearchIndex> {
  const { pages, signal, run, highlighter, threads, cache, now } = request;
  const { routes } = pages.plan;
  const { remember = workAnew } = cache;
  const begin = (missing: readonly number[]) => renderPages({ pages, highlighter, routes: missing, threads });
  // Where nothing is remembered keys can wait until threads have something to do.
  const begun = shelf.isNew ? await begin([...routes.keys()]) : undefined;
  const hashes = await apiHashes({ api: pages.api, hash: request.apiHash, cache });
  const search = createSearchIndex({ routes, api: pages.api, apiHash: hashes.whole, cache });
  const keyOf = pageKeys(pages, { hashes, remember });
  const planned = routes.map((route) => {
    const own = keyOf(route);
    const key = own ?? codeKey(route);
    const stored = key !== undefined && (own !== undefined || mayStay(route)) ? shelf.get(key) : undefined;
    const isKept = stored?.files.every(([path, hash, bytes]) => writer.keep({ path, hash, bytes })) === true;
    return { key, kept: isKept ? stored : undefined };
  });
  const rendered = begun ?? (await begin(planned.flatMap(({ kept }, index) => (kept === undefined ? [index] : []))));
  await writeAhead({ request, writer, hashes, search });
  const count = run.count('render');
  let looked = now();
  for (const [index, { key, kept }] of planned.entries()) {
    signal?.throwIfAborted();
    count(kept !== undefined);
    const page = kept ?? (await write((await rendered.next()).value, key));
    if (page !== undefined) await take(page);
    const done = index + 1;
    if (done % progressStep === 0 || done === routes.length) run.progress({ type: 'pages', done, total: routes.length });
    // Pages that are there already, or are made here, let no event in: not even the one that interrupts the build.
    if (now() - looked < longestHold) continue;
    await whenFree();
    looked = now();
  }
  return search;

  /** A page that is code is remembered for the next build of the same process alone. */
  function codeKey({ href }: Route): string | undefined {
    return cache.remember === undefined ? undefined : hashOf('code', href);
  }

  /** Where other documents have changed, and nothing else, a page that is code can wait for the build behind this one. */
  function mayStay({ from }: Route): boolean {
    return cache.isUntouched?.(join(pages.config.root, from.file)) === true;
  }

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

interface WriteAheadRequest extends Pick<WritePagesRequest, 'request' | 'writer'> {
  readonly hashes: ApiHashes;
  readonly search: SearchIndex;
}

/** What looks at no page: there is time for it while threads render the first ones. */
async function writeAhead({ request, writer, hashes, search }: WriteAheadRequest): Promise<void> {
  const { pages, cache, backlog } = request;
  await backlog.clear();
  // Threads get more to do where this one lets news of them in.
  const letNewsIn = async (): Promise<void> => (request.threads?.isStarted() === true ? whenFree() : undefined);
  await letNewsIn();
  if (request.takeOverRest === undefined) {
    await search.prepare();
    await letNewsIn();
    for (const file of extraFiles(pages.config, pages.plan)) await writer.write(file);
    await writeKept({ cache, writer, key: inventoryKey(pages, hashes.whole), make: () => inventoryFiles(pages) });
  }
  for (const file of pages.assets.files) await writer.write(file);
}
