import { resolve } from 'node:path';
import { projectRoot } from '../config/findConfigFile.ts';
import { type LoadConfigRequest, type LoadedConfig, loadConfig } from '../config/loadConfig.ts';
import type { ConfigOverrides } from '../config/resolveConfig.ts';
import { optionNames, wrongOptions } from '../diagnostics/wrongOptions.ts';
import { builtPools } from '../engine/builtPools.ts';
import { openProjectStore } from '../engine/openProjectStore.ts';
import { openSession, type Session } from '../engine/session.ts';
import type { Store } from '../engine/store.ts';
import type { Config } from '../model/config.ts';
import type { Found, Problem } from '../model/problem.ts';
import { type BuildReport, noFiles, type ProgressEvent, type Sink, type Stage } from '../model/report.ts';
import { finishedBuild, withoutTimes } from '../site/finishedBuild.ts';

/** The options of `gqldocs build` as values. */
export interface BuildRequest {
  /** Folder to look for the config file in. Default: the working directory of the process. */
  readonly cwd?: string | undefined;
  /** Config file, relative to `cwd`. Default: `gqldocs.config.{ts,mts,js,mjs}` in `cwd`. */
  readonly configFile?: string | undefined;
  /**
   * Packages to document: folders, roots of workspaces and patterns, relative to `cwd`. The build adds them to those of
   * the config, and needs no config file then. Default: none.
   */
  readonly packages?: readonly string[] | undefined;
  /**
   * Artifacts to read instead of extracting packages, relative to `cwd`: files that `extract` wrote, folders with such files, or packages,
   * patterns and workspaces with artifacts at their default place. They must include all packages of the config. Default: none.
   */
  readonly from?: readonly string[] | undefined;
  /** Names of packages (`graphql`, `@scope/*`), or their slugs. The site has only these. Default: all. */
  readonly filter?: readonly string[] | undefined;
  /**
   * Tags, branches or commits of the packages' repositories: the site documents each package at each of them, in a section
   * that is named by its version. Links in documents resolve to the first one. Default: the refs of the config.
   */
  readonly refs?: readonly string[] | undefined;
  /** Folder of the output, relative to `cwd`. Replaces that of the config. */
  readonly outDir?: string | undefined;
  /** Replaces that of the config: `/docs-site/`. */
  readonly baseUrl?: string | undefined;
  /**
   * Copy of the `objects.json` that was published last, relative to `cwd`: each of its addresses must exist, or have a redirect or a note of
   * removal. Replaces that of the config.
   */
  readonly against?: string | undefined;
  /** Whether warnings are errors, which prevent publishing. Default: false. */
  readonly strict?: boolean | undefined;
  readonly onProgress?: ((event: ProgressEvent) => void) | undefined;
  /** Interrupts the build: the promise is rejected with the signal's reason, and the last good output stays. */
  readonly signal?: AbortSignal | undefined;
  /**
   * Folder of the cache, relative to `cwd`; false for none. Default: `node_modules/.cache/gqldocs` of the project or of the workspace around
   * it, else `gqldocs` in `userCacheDir`.
   */
  readonly cacheDir?: string | false | undefined;
  /** Absolute path of the user's cache folder: `/home/ada/.cache`. Default: none. */
  readonly userCacheDir?: string | undefined;
  /**
   * Whether to keep temporary folders, such as the checkouts of refs, for inspection. The report lists them. The build then extracts packages
   * with refs again. Default: false.
   */
  readonly keepsTemporary?: boolean | undefined;
  /**
   * Whether threads with the compiler stay for later calls of this process, which then take less time. They end after a minute without work.
   * Default: false.
   */
  readonly keepsThreads?: boolean | undefined;
  /** Milliseconds from any fixed point. Default: the monotonic clock of the process. */
  readonly now?: (() => number) | undefined;
}

/** All options of a build. Some functions of the Node API accept more. */
export const buildOptions = optionNames<BuildRequest>()(
  'cwd configFile packages from filter refs outDir baseUrl against strict onProgress signal cacheDir userCacheDir keepsTemporary keepsThreads now',
);

/**
 * Builds a site, as `gqldocs build` does.
 *
 * @returns the report, with the problems of the site
 * @throws the reason of `signal` when it interrupts the work; any other error is a bug
 */
export async function build(request: BuildRequest = {}): Promise<BuildReport> {
  const problems = wrongOptions({ call: 'build', given: request, known: buildOptions });
  if (problems.length > 0) return failedBuild(problems);
  const { report } = await buildInto(request, {
    open: async (config, store) => (await import('../publish/publishSite.ts')).openOutput(config, store),
    lasts: true,
  });
  return report;
}

interface BuildOutcome {
  readonly report: BuildReport;
  /** Undefined when the config couldn't be loaded. */
  readonly loaded: LoadedConfig | undefined;
}

/** Opens the output of a config. Gives problems when a file or foreign files are in its place. */
type OpenSink = (config: Config, store: Store) => Promise<Found<Sink | undefined>>;

interface BuildOutput {
  readonly open: OpenSink;
  /** Whether the output stays from build to build. A build without changes then runs no stage. */
  readonly lasts: boolean;
  /** The site is a release in a folder of this name below the base URL. Default: the site is at the base URL. */
  readonly release?: ConfigOverrides['release'];
}

/** Loads the config and builds the site into a sink. It loads the code of the stages only when something has changed. */
export async function buildInto(request: BuildRequest, output: BuildOutput): Promise<BuildOutcome> {
  const { session, store } = openBuildSession(request);
  try {
    return await buildWith({ request, output, session, store });
  } finally {
    await session.rest();
  }
}

/** The session and the store of a site's builds. */
export function openBuildSession(request: BuildRequest): { readonly session: Session; readonly store: Store } {
  const { cwd = process.cwd(), configFile, cacheDir, userCacheDir, signal } = request;
  const folder = resolve(cwd);
  const root = projectRoot({ cwd: folder, configFile });
  const store = openProjectStore({ root, userCacheDir, folder: cacheDir && resolve(folder, cacheDir) });
  return { store, session: openSession({ store, name: root, signal, pools: builtPools(request) }) };
}

/** What a build asks of its config. */
export function configRequest(request: BuildRequest, release?: ConfigOverrides['release']): LoadConfigRequest {
  const { cwd = process.cwd(), configFile, packages, from, filter, refs, outDir, baseUrl, against, strict } = request;
  return {
    cwd: resolve(cwd),
    isTolerant: true,
    configFile,
    packages,
    from,
    filter,
    refs,
    overrides: { outDir, baseUrl, against, release, isStrict: strict },
  };
}

interface BuildWith {
  readonly request: BuildRequest;
  readonly output: BuildOutput;
  readonly session: Session;
  readonly store: Store;
}

async function buildWith({ request, output, session, store }: BuildWith): Promise<BuildOutcome> {
  const { keepsTemporary, onProgress, now = () => performance.now() } = request;
  const start = now();
  const stage: Stage = 'config';
  onProgress?.({ type: 'stage-start', stage });
  const { value: loaded, problems } = await loadConfig(configRequest(request, output.release), session);
  const task = loaded === undefined ? undefined : finishedBuild({ outDir: loaded.config.outDir, store });
  const canSkip = output.lasts && keepsTemporary !== true;
  const finished = loaded !== undefined && task !== undefined && canSkip ? session.find(task, loaded.config) : undefined;
  const isWanted = loaded !== undefined && finished === undefined;
  // Opening the output waits for the clock of its file system. Meanwhile, the code of the stages is loaded.
  const stages = isWanted ? import('../site/buildSite.ts') : undefined;
  const sink = isWanted ? await output.open(loaded.config, store) : undefined;
  const milliseconds = now() - start;
  onProgress?.({ type: 'stage-end', stage, milliseconds });
  const timing = { stage, milliseconds, begin: 0 };
  const addition = loaded?.addition;
  const own = { addition, outDir: loaded?.config.outDir ?? '', timings: [timing], milliseconds, written: noFiles };
  if (finished !== undefined) return { loaded, report: { ...finished.report, ...own, ok: true, published: true } };
  if (loaded === undefined || task === undefined || stages === undefined || sink?.value === undefined) {
    const place = request.outDir === undefined && loaded?.config.configFiles.length ? loaded.locate(['outDir']) : undefined;
    const found = [...problems, ...(sink?.problems ?? []).map((problem) => ({ place, ...problem }))];
    return { loaded, report: { ...failedBuild(found), ...own } };
  }
  const { buildSite } = await stages;
  const offset = now() - start;
  const report = await buildSite({ loaded, sink: sink.value, session, onProgress, now, keepsTemporary });
  if (output.lasts && report.ok) session.keep(task, loaded.config, withoutTimes(report, { outDir: loaded.config.outDir, store }));
  await session.save();
  const timings = report.timings.map((one) => ({ ...one, begin: offset + (one.begin ?? 0) }));
  return { loaded, report: { ...report, addition, timings: [timing, ...timings], milliseconds: now() - start } };
}

/** The report of a build that could not start. */
export function failedBuild(problems: readonly Problem[]): BuildReport {
  return { ok: false, published: false, pages: 0, ...noFiles, written: noFiles, outDir: '', timings: [], milliseconds: 0, problems };
}
