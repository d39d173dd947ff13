import { type ExtractApiRequest, extractApi } from './api/extractApi.ts';
import { runSamples, type SamplesRequest } from './api/samples/runSamples.ts';
import { type BuildRun, createBuildRun } from './buildRun.ts';
import { bundleClient } from './bundle/bundleClient.ts';
import { hashOf } from './cache/hashOf.ts';
import { noCache } from './cache/noCache.ts';
import type { Cache } from './cache/openCache.ts';
import { hasErrors } from './checks/applySeverities.ts';
import { brokenAnchors } from './checks/brokenAnchors.ts';
import { checkPlan } from './checks/checkPlan.ts';
import { unknownExports } from './checks/unknownExports.ts';
import { builtScript } from './compiled/runWorker.ts';
import type { LoadedConfig } from './config/loadConfig.ts';
import { createBacklog } from './createBacklog.ts';
import {
  type CachedHighlighter,
  type CachedHighlighterRequest,
  cachedHighlighter,
  type LoadEngine,
  retryWhenReady,
} from './documents/highlight/cachedHighlighter.ts';
import { highlightAhead } from './documents/highlight/highlightAhead.ts';
import { readInventories } from './inventory/readInventories.ts';
import { linkedSamples } from './links/documentSamples.ts';
import { indexSamples } from './links/sampleIndex.ts';
import type { ApiModel } from './model/api.ts';
import type { Found, Problem } from './model/problem.ts';
import { type BuildReport, noFiles, type ProgressEvent, type Sink } from './model/report.ts';
import type { Sample } from './model/sample.ts';
import { publishSite } from './output/publishSite.ts';
import { packagePictures } from './pages/packagePictures.ts';
import { prepareRender } from './pages/prepareRender.tsx';
import { prepareSite } from './pages/prepareSite.ts';
import { createRenderThreads, type RenderThreads } from './pages/renderThreads.ts';
import { planSite } from './plan/planSite.ts';
import { rememberReference } from './plan/rememberReference.ts';
import { readSources } from './readSources.ts';
import { writeSite } from './writeSite.ts';

export interface BuildSiteRequest {
  readonly loaded: LoadedConfig;
  readonly sink: Sink;
  /** Milliseconds from any fixed point: `performance.now`. */
  readonly now: () => number;
  readonly onProgress?: ((event: ProgressEvent) => void) | undefined;
  /** Interrupts the build: it throws the signal's reason, and the last good output stays. */
  readonly signal?: AbortSignal | undefined;
  /** Default: none. */
  readonly cache?: Cache | undefined;
  /** Default: each package in a worker of its own, which ends with it. */
  readonly extract?: ExtractApiRequest['extract'];
  /** A worker that has the compiler already. Default: there is none. */
  readonly compiler?: ExtractApiRequest['compiler'];
  /** Reads documents' samples. Default: as the compiler does, else a worker that ends with it. */
  readonly readSamples?: SamplesRequest['readSamples'];
  /** Default: each artefact is read anew. */
  readonly readArtefact?: ExtractApiRequest['readArtefact'];
  /** Default: a new one for each build. */
  readonly loadEngine?: LoadEngine | undefined;
  /** One that is there already. Default: none. */
  readonly engine?: CachedHighlighterRequest['engine'];
  /** Whether temporary folders stay: the report names them. Default: false. */
  readonly keepsTemporary?: boolean | undefined;
  /** How many threads may render pages beside this one. Default: none. */
  readonly workers?: number | undefined;
  /**
   * Called instead of making all that sums pages up (search, lists, inventories) and of reading static files: takes them over from the
   * last output. Default: they are made.
   */
  readonly takeOverRest?: (() => void) | undefined;
}

/**
 * Builds the site: the stages, in order.
 *
 * The reference is extracted while documents are read and the client is bundled. What is wrong with a source stops the build
 * before anything is rendered, since every link to it would be reported again. After that, everything is planned, rendered and
 * checked, so that one run reports all there is. Only a build without errors is published; a package that can't be extracted is
 * left out, which is an error, too, but takes no other package down with it.
 */
export async function buildSite(request: BuildSiteRequest): Promise<BuildReport> {
  const { loaded, sink, signal, cache = noCache, readSamples = request.compiler?.readSamples } = request;
  const { config } = loaded;
  const run = createBuildRun({ ...request, config });
  const threads = renderThreads(request);
  const backlog = createBacklog();
  try {
    const highlighter = cachedHighlighter({ ...request, cache, name: hashOf(config.root) });
    const onKept = request.keepsTemporary === true ? run.keep : undefined;
    let apiHash: string | undefined;
    const onHash = (hash: string | undefined): void => {
      apiHash = hash;
    };
    const told = { onPackage: run.count('api'), onKept, onHash, later: backlog.add };
    const [api, { sources, site, assets, resolvedSamples, external }] = await Promise.all([
      run.stage('api', () => extractMeanwhile(request, { highlighter, threads, cache, ...told })),
      gatherSources({ loaded, run, signal, cache, highlighter, readSamples }),
    ]);
    if (assets === undefined || isHopeless(api, run.problems()))
      return run.report({ published: false, pages: 0, ...noFiles, written: noFiles });

    const samples = indexSamples(resolvedSamples, api);
    const files = [...sources.files, ...packagePictures(config, api)];
    cache.noteInputs?.(files.map(({ path }) => path));
    const plan = await run.stage('plan', async () => {
      const remember = await rememberReference({ api, hash: apiHash, cache });
      const value = planSite({ config, api, samples: samples.documents, external, ...sources, files, remember });
      return { value, problems: [...checkPlan(loaded, value), ...unknownExports({ config, plan: value, samples: samples.documents })] };
    });
    const pages = prepareRender({ config, plan, api, site, assets, highlighter, samples, components: sources.components });
    const { facts, isComplete, ...sizes } = await run.stage('render', () =>
      writeSite({ ...request, pages, files, cache, highlighter, run, threads, apiHash, backlog }),
    );
    await run.stage('check', () => ({ value: undefined, problems: brokenAnchors(facts) }));

    const isGood = isComplete && !isHopeless(api, run.problems());
    const published = isGood && (await run.stage('publish', () => publishSite(sink)));
    return run.report({ published, pages: facts.length, ...sizes });
  } finally {
    await Promise.all([sink.discard(), threads?.end(), backlog.clear()]);
  }
}

/** Whether errors stand against publishing: any but those that leave out packages while others are there. */
function isHopeless({ packages }: ApiModel, problems: readonly Problem[]): boolean {
  return hasErrors(packages.length === 0 ? problems : problems.filter(({ leavesOut }) => leavesOut === undefined));
}

/** Undefined where none are wanted, or where the sources run. */
function renderThreads({ workers: count = 0 }: BuildSiteRequest): RenderThreads | undefined {
  const script = builtScript('renderWorker');
  return count === 0 || script === undefined ? undefined : createRenderThreads({ script, count });
}

interface Meanwhile extends Pick<ExtractApiRequest, 'cache' | 'onPackage' | 'onKept' | 'onHash' | 'later'> {
  readonly highlighter: CachedHighlighter;
  readonly threads: RenderThreads | undefined;
}

/**
 * Extraction leaves this thread with nothing to do for a while: it highlights the code that pages will show, and starts the threads that
 * will render them.
 */
async function extractMeanwhile(
  { loaded, signal, extract, compiler, readArtefact }: BuildSiteRequest,
  { highlighter, threads, ...told }: Meanwhile,
): Promise<Found<ApiModel>> {
  const ahead: Promise<void>[] = [];
  let isOver = false;
  const onSamples = (samples: readonly Sample[]): void => {
    threads?.start();
    ahead.push(highlightAhead(highlighter, samples, () => isOver));
  };
  try {
    return await extractApi({ config: loaded.config, signal, extract, compiler, readArtefact, onSamples, ...told });
  } finally {
    isOver = true;
    await Promise.all(ahead);
  }
}

interface GatherRequest extends Pick<BuildSiteRequest, 'readSamples'> {
  readonly loaded: LoadedConfig;
  readonly run: BuildRun;
  readonly signal: AbortSignal | undefined;
  readonly cache: Cache;
  readonly highlighter: CachedHighlighter;
}

/** What needs nothing of the reference: the site's own sources, and the client that is bundled for them. */
async function gatherSources({ loaded, run, signal, cache, highlighter, readSamples }: GatherRequest) {
  const { config } = loaded;
  // At once: who mends one in which something is wrong wants it looked at again.
  cache.noteInputs?.(config.inventories.map(({ file }) => file));
  const sources = await run.stage('documents', () => readSources({ config, highlighter, cache, onDocument: run.count('documents') }));
  const site = await retryWhenReady(highlighter, () => prepareSite({ config, sources, highlighter }));
  const [assets, resolvedSamples, inventories] = await Promise.all([
    run.stage('bundle', () => bundleClient({ config, site, islands: sources.islands, cache })),
    runSamples({ config, samples: linkedSamples(config, sources.documents), signal, cache, readSamples }),
    readInventories(loaded),
  ]);
  run.add(inventories.problems);
  return { sources, site, assets, resolvedSamples, external: inventories.value };
}
