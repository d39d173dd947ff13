import { readFile } from 'node:fs/promises';
import type { OutputFile, PageFacts } from './model/page.ts';
import type { Found, Problem } from './model/problem.ts';
import type { ProgressEvent, Sink } from './model/report.ts';
import { extraFiles } from './pages/extraFiles.ts';
import { renderPages } from './pages/renderPages.ts';
import type { RenderRequest } from './pages/renderRequest.ts';
import type { StaticFile } from './plan/planSite.ts';

export interface WriteSiteRequest {
  readonly pages: RenderRequest;
  readonly files: readonly StaticFile[];
  readonly sink: Sink;
  readonly signal?: AbortSignal | undefined;
  readonly onProgress: (event: ProgressEvent) => void;
}

export interface WrittenSite {
  readonly facts: readonly PageFacts[];
  readonly files: number;
  readonly bytes: number;
}

/** How many writes may be under way: enough to keep the disk busy while the next page renders. */
const writesAtOnce = 32;
/** Pages between two words of progress. */
const progressStep = 50;

/** Renders every page and hands it, the client's files, the static files and the extra ones to the sink; each page's HTML is let go once it is written. */
export async function writeSite({ pages, files, sink, signal, onProgress }: WriteSiteRequest): Promise<Found<WrittenSite>> {
  const facts: PageFacts[] = [];
  const problems: Problem[] = [];
  const writer = createWriter(sink);
  const total = pages.plan.routes.length;
  let done = 0;
  for (const page of renderPages(pages)) {
    signal?.throwIfAborted();
    problems.push(...page.problems);
    if (page.ok) {
      for (const file of page.files) await writer.write(file);
      facts.push(page.facts);
    }
    done += 1;
    if (done % progressStep === 0 || done === total) onProgress({ type: 'pages', done, total });
  }
  for (const file of [...pages.assets.files, ...extraFiles(pages.config, pages.plan)]) await writer.write(file);
  for (const { path, output } of files) await writer.write({ path: output, contents: await readFile(path) });
  return { value: { facts, ...(await writer.finish()) }, problems };
}

/** Writes with a bound on how much is under way, and counts. */
function createWriter(sink: Sink) {
  const pending = new Set<Promise<void>>();
  let files = 0;
  let bytes = 0;
  return {
    write: async (file: OutputFile): Promise<void> => {
      files += 1;
      bytes += typeof file.contents === 'string' ? Buffer.byteLength(file.contents) : file.contents.byteLength;
      const writing: Promise<void> = sink.write(file).finally(() => pending.delete(writing));
      pending.add(writing);
      if (pending.size >= writesAtOnce) await Promise.race(pending);
    },
    finish: async (): Promise<{ readonly files: number; readonly bytes: number }> => {
      await Promise.all(pending);
      return { files, bytes };
    },
  };
}
