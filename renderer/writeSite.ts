import { readFile } from 'node:fs/promises';
import type { OutputFile, PageFacts } from './model/page.ts';
import type { Found, Problem } from './model/problem.ts';
import type { ProgressEvent, Sink } from './model/report.ts';
import { systemFailure } from './output/systemFailure.ts';
import { extraFiles } from './pages/extraFiles.ts';
import { renderPages } from './pages/renderPages.ts';
import type { RenderRequest } from './pages/renderRequest.ts';
import type { StaticFile } from './plan/planSite.ts';
import { createSearchIndex, type SearchIndex } from './search/createSearchIndex.ts';

export interface WriteSiteRequest {
  readonly pages: RenderRequest;
  readonly files: readonly StaticFile[];
  readonly sink: Sink;
  readonly signal?: AbortSignal | undefined;
  readonly onProgress: (event: ProgressEvent) => void;
}

export interface WrittenSite {
  readonly facts: readonly PageFacts[];
  /** Whether all of it was written. */
  readonly isComplete: boolean;
  readonly files: number;
  readonly bytes: number;
}

/** How many writes may be under way: enough to keep the disk busy while the next page renders. */
const writesAtOnce = 32;
/** Pages between two words of progress. */
const progressStep = 50;

/**
 * Renders every page and hands it, the client's files, the static files and the extra ones to the sink; each page's HTML is let
 * go once it is written. When the sink fails the rest is left out; when the build is interrupted it throws. Either way nothing is
 * under way any more when it returns.
 */
export async function writeSite(request: WriteSiteRequest): Promise<Found<WrittenSite>> {
  const { pages, files, sink } = request;
  const writer = createWriter(sink);
  const facts: PageFacts[] = [];
  const problems: Problem[] = [];
  const search = createSearchIndex({ routes: pages.plan.routes, api: pages.api });
  let isComplete = false;
  try {
    await writePages({ request, writer, search, facts, problems });
    for (const file of [...pages.assets.files, ...extraFiles(pages.config, pages.plan), ...search.files()]) await writer.write(file);
    for (const { path, output } of files) await writer.write({ path: output, contents: await readFile(path) });
    await writer.finish();
    isComplete = true;
  } catch (error) {
    request.signal?.throwIfAborted();
    problems.push(systemFailure(error));
  } finally {
    await writer.settle();
  }
  return { value: { facts, isComplete, ...writer.written() }, problems };
}

interface WritePagesRequest {
  readonly request: WriteSiteRequest;
  readonly writer: Writer;
  readonly search: SearchIndex;
  /** Filled while pages are rendered, so that what was found before a failure is kept. */
  readonly facts: PageFacts[];
  readonly problems: Problem[];
}

async function writePages({ request, writer, search, facts, problems }: WritePagesRequest): Promise<void> {
  const { pages, signal, onProgress } = request;
  const total = pages.plan.routes.length;
  let done = 0;
  for (const page of renderPages(pages)) {
    signal?.throwIfAborted();
    problems.push(...page.problems);
    if (page.ok) {
      for (const file of page.files) await writer.write(file);
      facts.push(page.facts);
      search.addPage(page.facts.href, page.sections);
    }
    done += 1;
    if (done % progressStep === 0 || done === total) onProgress({ type: 'pages', done, total });
  }
}

interface Writer {
  /** Resolves when there is room for another file. Throws the first failure of any file before. */
  readonly write: (file: OutputFile) => Promise<void>;
  /** Resolves when every file is written; throws the first failure. */
  readonly finish: () => Promise<void>;
  /** Resolves when nothing is under way, whatever became of it. */
  readonly settle: () => Promise<unknown>;
  readonly written: () => { readonly files: number; readonly bytes: number };
}

/** Writes with a bound on how much is under way, and counts. */
function createWriter(sink: Sink): Writer {
  const pending = new Set<Promise<unknown>>();
  const failures: unknown[] = [];
  let files = 0;
  let bytes = 0;
  const settle = (): Promise<unknown> => Promise.all(pending);
  const throwFailure = (): void => {
    if (failures.length > 0) throw failures[0];
  };
  return {
    write: async (file) => {
      throwFailure();
      files += 1;
      bytes += typeof file.contents === 'string' ? Buffer.byteLength(file.contents) : file.contents.byteLength;
      // Never rejects, since nobody may be waiting for it when it fails.
      const writing: Promise<unknown> = sink
        .write(file)
        .catch((error: unknown) => failures.push(error))
        .finally(() => pending.delete(writing));
      pending.add(writing);
      if (pending.size >= writesAtOnce) await Promise.race(pending);
    },
    finish: async () => {
      await settle();
      throwFailure();
    },
    settle,
    written: () => ({ files, bytes }),
  };
}
