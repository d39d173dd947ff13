import { statSync } from 'node:fs';
import type { Highlighter } from '../documents/highlight/createHighlighter.ts';
import type { Session } from '../engine/session.ts';
import type { ApiModel } from '../model/api.ts';
import type { Config } from '../model/config.ts';
import type { Assets, PageResult } from '../model/page.ts';
import type { SitePlan } from '../model/plan.ts';
import type { Found, Problem } from '../model/problem.ts';
import type { Sink } from '../model/report.ts';
import type { StaticFile } from '../model/source.ts';
import { summarize } from '../outputs/summarize.ts';
import { createWriter, type Writer } from '../publish/createWriter.ts';
import { systemFailure } from '../publish/systemFailure.ts';
import type { Failures } from '../render/pageScope.ts';
import { type RenderedPage, renderPages, type SharedPageData, type SiteCode } from '../render/renderPages.ts';
import type { BuildRun } from './buildRun.ts';

/** Pages between two progress events. */
const progressStep = 50;

interface WritePagesRequest {
  readonly session: Session;
  readonly sink: Sink;
  readonly run: Pick<BuildRun, 'progress' | 'count'>;
  readonly plan: SitePlan;
  readonly assets: Assets;
  readonly shared: SharedPageData;
  readonly code: SiteCode;
  readonly failures: Failures;
  readonly isPreview: boolean;
  readonly highlighter: Highlighter;
}

export interface WrittenPages {
  readonly pages: readonly RenderedPage[];
  readonly writer: Writer;
  /** Whether all files were written. */
  readonly isComplete: boolean;
}

/**
 * Renders every page and gives its files and those of the client to the sink. It does not render pages whose files would be the same as in
 * the last good output. When the sink fails, it stops.
 */
export async function writePages(request: WritePagesRequest): Promise<Found<WrittenPages>> {
  const { session, sink, run, plan, assets } = request;
  const writer = createWriter(sink);
  const problems: Problem[] = [];
  const total = plan.routes.length;
  const count = run.count('render');
  let done = 0;
  const take = async (page: PageResult, isStored: boolean): Promise<void> => {
    count(isStored);
    for (const file of page.files) await writer.take(file);
    done += 1;
    if (done % progressStep === 0 || done === total) run.progress({ type: 'pages', done, total });
  };
  const accepts = (page: PageResult): boolean => page.ok && page.files.every((file) => writer.canKeep(file));
  try {
    const pages = await renderPages({ ...request, routes: plan.routes, accepts, take, onProblems: (found) => problems.push(...found) });
    for (const file of assets.files) await writer.write(file);
    await writer.finish();
    return { value: { pages, writer, isComplete: true }, problems };
  } catch (error) {
    session.signal?.throwIfAborted();
    return { value: { pages: [], writer, isComplete: false }, problems: [...problems, systemFailure(error)] };
  } finally {
    await writer.settle();
  }
}

interface WriteSummariesRequest {
  readonly config: Config;
  readonly session: Session;
  readonly sink: Sink;
  readonly writer: Writer;
  readonly plan: SitePlan;
  /** The plan of the documents' outlines. */
  readonly outlined: SitePlan;
  readonly api: ApiModel;
  readonly pages: readonly RenderedPage[];
  readonly files: readonly StaticFile[];
  readonly tables: SharedPageData['tables'];
}

/** Writes the summaries of all pages, and copies static files. The value says whether all files were written. */
export async function writeSummaries(request: WriteSummariesRequest): Promise<Found<boolean>> {
  const { session, sink, writer, files } = request;
  try {
    for (const file of await summarize({ ...request, read: (path) => sink.read(path) })) await writer.write(file);
    for (const file of files) await writeStaticFile(file, request);
    await writer.finish();
    return { value: true, problems: [] };
  } catch (error) {
    session.signal?.throwIfAborted();
    return { value: false, problems: [systemFailure(error)] };
  } finally {
    await writer.settle();
  }
}

/** Size in bytes of a file that is copied without reading it into memory. */
const largeFile = 2 ** 24;

async function writeStaticFile(
  { path, output, contents }: StaticFile,
  { session, sink, writer }: Pick<WriteSummariesRequest, 'session' | 'sink' | 'writer'>,
): Promise<void> {
  const bytes = contents === undefined ? (statSync(path, { throwIfNoEntry: false })?.size ?? 0) : 0;
  if (bytes > largeFile && sink.copy !== undefined) return writer.copy({ path: output, from: path, hash: session.read.hash(path), bytes });
  const read = contents ?? session.read.file(path);
  if (read !== undefined) await writer.write({ path: output, contents: read });
}
