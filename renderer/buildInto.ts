import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { type CompilerThread, compilerThread } from './api/compilerThread.ts';
import { loadCache } from './cache/loadCache.ts';
import type { Cache } from './cache/openCache.ts';
import { type LoadedConfig, loadConfig } from './config/loadConfig.ts';
import { projectRoot } from './config/projectRoot.ts';
import { createInputLog, readFinished, writeFinished } from './finishedBuild.ts';
import type { Config } from './model/config.ts';
import type { Found } from './model/problem.ts';
import { type BuildReport, noFiles, type ProgressEvent, type Sink, type Stage } from './model/report.ts';

/** What the command line asks for, as values. */
export interface BuildRequest {
  /** Folder to look for the config file in. Default: the working directory of the process. */
  readonly cwd?: string | undefined;
  /** Config file, relative to `cwd`. Default: `gqldocs.config.{ts,mts,js,mjs}` in `cwd`. */
  readonly configFile?: string | undefined;
  /**
   * Packages to document: folders, roots of workspaces and patterns, relative to `cwd`. They are added to those of the config, and
   * with them no config file is needed. Default: none.
   */
  readonly packages?: readonly string[] | undefined;
  /**
   * Artefacts to make the reference from, instead of extracting packages: files that `extract` has written, folders of them, and packages,
   * patterns and workspaces whose artefacts lie where `extract` puts them; relative to `cwd`. The config's packages must be among them.
   * Default: none.
   */
  readonly from?: readonly string[] | undefined;
  /** Names of packages (`graphql`, `@scope/*`), or their slugs: only these are documented. Default: all. */
  readonly filter?: readonly string[] | undefined;
  /**
   * Tags, branches or commits of the packages' repositories: each package is documented as it is at each of them, in a section named by
   * its major version. The first is the one that documents mean. Default: as the config says.
   */
  readonly refs?: readonly string[] | undefined;
  /** Folder of the output, relative to `cwd`; wins over the config's. */
  readonly outDir?: string | undefined;
  /** Wins over the config's: `/docs-site/`. */
  readonly baseUrl?: string | undefined;
  readonly onProgress?: ((event: ProgressEvent) => void) | undefined;
  /** Interrupts the build: the promise is rejected with the signal's reason, and the last good output stays. */
  readonly signal?: AbortSignal | undefined;
  /**
   * Folder of the cache, relative to `cwd`; false for none. Default: `node_modules/.cache/gqldocs` of the project or of the workspace around
   * it, else `gqldocs` in `userCacheDir`.
   */
  readonly cacheDir?: string | false | undefined;
  /** Absolute folder in which programs of this user keep what can be made again: `/home/ada/.cache`. Default: none. */
  readonly userCacheDir?: string | undefined;
  /**
   * Whether temporary folders stay, such as the snapshots of refs, so that one can look at what was read: the report says where they are.
   * Packages with refs are then extracted anew. Default: false.
   */
  readonly keepsTemporary?: boolean | undefined;
  /** How many threads may render pages beside this one, where there are many pages. Default: by the processors, at most two. */
  readonly threads?: number | undefined;
  /** Milliseconds from any fixed point. Default: the process' monotonic clock. */
  readonly now?: (() => number) | undefined;
}

export interface BuildOutcome {
  readonly report: BuildReport;
  /** Undefined when the config couldn't be loaded. */
  readonly loaded: LoadedConfig | undefined;
}

/** Makes the sink that a config asks for, unless something is in the way. */
export type OpenSink = (config: Config, cache: Cache) => Promise<Found<Sink | undefined>>;

export interface BuildOutput {
  readonly open: OpenSink;
  /** Whether the output stays from build to build, so that a build that would make the same again needn't run. */
  readonly lasts: boolean;
}

/** Loads the config and builds the site into a sink. The stages themselves are loaded only when there is something to do. */
export async function buildInto(request: BuildRequest, output: BuildOutput): Promise<BuildOutcome> {
  const { cwd = process.cwd(), configFile, from, cacheDir, userCacheDir } = request;
  const folder = resolve(cwd);
  const root = projectRoot({ cwd: folder, configFile });
  const cache = loadCache({ root, userCacheDir, folder: cacheDir && resolve(folder, cacheDir) });
  const compiler = from === undefined ? compilerThread(cache) : undefined;
  try {
    return await buildWith({ request, output, folder, cache, compiler });
  } finally {
    await compiler?.end();
  }
}

interface BuildWith {
  readonly request: BuildRequest;
  readonly output: BuildOutput;
  /** Absolute. */
  readonly folder: string;
  readonly cache: Cache;
  readonly compiler: CompilerThread | undefined;
}

async function buildWith({ request, output, folder, cache, compiler }: BuildWith): Promise<BuildOutcome> {
  const {
    configFile,
    packages,
    from,
    filter,
    refs,
    outDir,
    baseUrl,
    keepsTemporary,
    onProgress,
    signal,
    threads = renderThreads(),
    now = () => performance.now(),
  } = request;
  const start = now();
  const stage: Stage = 'config';
  onProgress?.({ type: 'stage-start', stage });
  const { value: loaded, problems } = await loadConfig({
    cwd: folder,
    cache,
    configFile,
    packages,
    from,
    filter,
    refs,
    overrides: { outDir, baseUrl },
  });
  const inputs = createInputLog(Date.now(), loaded?.config);
  const finished =
    loaded !== undefined && output.lasts && keepsTemporary !== true
      ? await readFinished({ config: loaded.config, cache, inputs })
      : undefined;
  const sink = loaded === undefined || finished !== undefined ? undefined : await output.open(loaded.config, cache);
  const milliseconds = now() - start;
  onProgress?.({ type: 'stage-end', stage, milliseconds });
  const timing = { stage, milliseconds, begin: 0 };
  if (loaded !== undefined && finished !== undefined) {
    const report = {
      ...finished,
      written: noFiles,
      ok: true,
      published: true,
      outDir: loaded.config.outDir,
      timings: [timing],
      milliseconds,
    };
    return { loaded, report };
  }
  if (loaded === undefined || sink?.value === undefined) {
    const nothing = { ok: false, published: false, pages: 0, ...noFiles, written: noFiles, outDir: loaded?.config.outDir ?? '' };
    const found = [...problems, ...(sink?.problems ?? [])];
    return { loaded, report: { ...nothing, problems: found, timings: [timing], milliseconds } };
  }
  const { buildSite } = await import('./buildSite.ts');
  const offset = now() - start;
  const noting: Cache = { ...cache, noteInputs: inputs.note };
  const report = await buildSite({
    ...{ loaded, sink: sink.value, cache: noting, onProgress, signal, now, keepsTemporary },
    ...{ workers: threads, compiler },
  });
  if (output.lasts && report.ok) await writeFinished({ config: loaded.config, cache, inputs, report });
  await cache.prune();
  return {
    loaded,
    report: {
      ...report,
      timings: [timing, ...report.timings.map((one) => ({ ...one, begin: offset + (one.begin ?? 0) }))],
      milliseconds: now() - start,
    },
  };
}

/** Threads for pages beside this one, which writes what they make. More than two take from what is still extracted, or wait for this one. */
function renderThreads(): number {
  return Math.max(0, Math.min(2, availableParallelism() - 1));
}
