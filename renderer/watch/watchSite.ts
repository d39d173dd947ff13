import { existsSync, statSync } from 'node:fs';
import { basename, dirname, join, resolve, sep } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { createExtractor } from '../api/createExtractor.ts';
import { createArtefactReader } from '../artefacts/createArtefactReader.ts';
import type { BuildRequest } from '../buildInto.ts';
import { type BuildSiteRequest, buildSite } from '../buildSite.ts';
import { layeredCache } from '../cache/layeredCache.ts';
import { loadCache } from '../cache/loadCache.ts';
import type { Cache } from '../cache/openCache.ts';
import { applySeverities } from '../checks/applySeverities.ts';
import { type LoadedConfig, loadConfig } from '../config/loadConfig.ts';
import { projectRoot } from '../config/projectRoot.ts';
import { type Highlighter, loadHighlighter } from '../documents/highlight/loadHighlighter.ts';
import type { Config } from '../model/config.ts';
import type { OutputFile } from '../model/page.ts';
import type { Problem } from '../model/problem.ts';
import type { BuildReport } from '../model/report.ts';
import { createMemorySink } from '../output/memorySink.ts';
import { watchLimit } from '../problems/serve.ts';
import { collectChanges } from './collectChanges.ts';
import { createSiteInputs } from './createSiteInputs.ts';
import { watchEchoes } from './watchEchoes.ts';
import { type WatchedFiles, watchFiles } from './watchFiles.ts';

export interface WatchRequest extends BuildRequest {
  /** Descriptors of files that this process says something to: what is written there is no change of the site. Default: none. */
  readonly outputs?: readonly number[] | undefined;
  /** After each build. */
  readonly onBuilt: (built: SiteChange) => void;
}

/** What a build has made of a change set. */
export interface SiteChange {
  /** Undefined when the config is wrong. */
  readonly report: BuildReport | undefined;
  readonly problems: readonly Problem[];
  /** Paths within the output that are new, other or gone; empty when nothing was published. */
  readonly changed: readonly string[];
  /** Whether all of the output is up to date; if not, what sums the pages up follows in a moment. */
  readonly isWhole: boolean;
}

export interface WatchedSite {
  readonly loaded: LoadedConfig | undefined;
  /** The last good output. */
  readonly files: () => ReadonlyMap<string, OutputFile['contents']>;
  readonly close: () => Promise<void>;
}

/** How often in a row a build may meet files that go away while it reads them. */
const mostFailures = 20;

/** Milliseconds; long enough for most editors to write a file, and for what they tell of it to come together. */
const quiet = 1;

/** Milliseconds; an editor that has emptied a file fills it within them. */
const emptyPause = 20;

/** Milliseconds; long enough for open pages to fetch what is new and to show it, since one thread builds and serves. */
const pause = 150;

/**
 * Builds a site into memory, and again whenever something changes that it is made from. There is no second way to build: each time
 * the same stages run, with a cache that is in memory, so that only what depends on the change is redone. The config is loaded
 * again when one of its own files has changed, or an artefact that it takes a package from.
 *
 * When a text has changed, pages come first: somebody is looking at one of them. Search and other things that sum pages up follow when
 * nothing else has changed for a moment, in a second build that finds the pages as they are. Where the texts are documents, only the second
 * one looks at other stages' files; the first believes that they are as nobody has told otherwise.
 */
export async function watchSite({ onBuilt, ...request }: WatchRequest): Promise<WatchedSite> {
  const cwd = resolve(request.cwd ?? process.cwd());
  const root = projectRoot({ cwd, configFile: request.configFile });
  const folder = request.cacheDir && resolve(cwd, request.cacheDir);
  let isFirst = true;
  const cache = layeredCache(loadCache({ root, folder, userCacheDir: request.userCacheDir }), () => isFirst);
  const sink = createMemorySink();
  const extractor = createExtractor();
  const readArtefact = createArtefactReader();
  let engine: Highlighter | undefined;
  const loadEngine = async (): Promise<Highlighter> => {
    engine ??= await loadHighlighter();
    return engine;
  };
  const now = request.now ?? (() => performance.now());
  let loaded: LoadedConfig | undefined;
  /** Whether the last good config is the newest, too. */
  let isLoaded = false;
  let watched: WatchedFiles | undefined;
  /** Whether what sums pages up is older than they are. */
  let restIsDue = false;
  const inputs = createSiteInputs(root);
  const echoes = watchEchoes(now);
  /** When somebody began to look at files, by the system's clock. */
  let begin = Date.now();
  /** Why some changes aren't seen. */
  let limits: readonly Problem[] = [];

  const load = async (): Promise<readonly Problem[]> => {
    const { configFile, packages, from, filter, outDir, baseUrl } = request;
    const found = await loadConfig({ cwd, configFile, packages, from, filter, cache, overrides: { outDir, baseUrl } });
    loaded = found.value ?? loaded;
    isLoaded = found.value !== undefined;
    watched?.follow(loaded);
    return found.problems;
  };
  const follow = (problems: readonly Problem[], isPublished: boolean): void =>
    watched?.followInputs(inputs.after({ configFiles: loaded?.config.configFiles ?? [], problems, isPublished }), begin);
  const build = async (paths: ReadonlySet<string>): Promise<void> => {
    if ([...paths].some(isEmpty)) await setTimeout(emptyPause);
    if (echoes.areOnly(paths)) return;
    begin = Date.now();
    const isConfig = !isLoaded || [...paths].some((path) => isOfConfig(path, loaded?.config) || dirname(path) === root);
    const problems = isConfig ? await load() : [];
    const isText = !isConfig && [...paths].every((path) => /\.(?:mdx?|[cm]?tsx?)$/.test(path) && existsSync(path));
    await buildLoaded({ problems, paths, isText });
    echoes.end();
  };
  const buildLoaded = async ({ problems, paths, isText }: LoadedBuild): Promise<void> => {
    if (loaded === undefined || problems.length > 0) {
      onBuilt({ report: undefined, problems, changed: [], isWhole: true });
      return follow(problems, false);
    }
    restIsDue = isText && (await makePages(loaded, paths));
    if (!isText) await make(loaded, { cache });
  };
  /** Makes pages first. Where that fails, what nobody has told of may be the reason: all files are looked at again. */
  const makePages = async (config: LoadedConfig, paths: ReadonlySet<string>): Promise<boolean> => {
    const { keepRest: takeOverRest } = sink;
    const isUntouched = untouchedBy(paths);
    const isMade = isUntouched !== undefined && (await make(config, { cache: { ...cache, isUntouched }, takeOverRest, isTry: true }));
    return isMade || make(config, { cache, takeOverRest });
  };
  const buildRest = async (): Promise<void> => {
    if (!restIsDue || loaded === undefined) return;
    restIsDue = false;
    begin = Date.now();
    await make(loaded, { cache });
  };
  /** Makes the site, or its pages first. Whether it was published. */
  const make = async (config: LoadedConfig, { cache: options, takeOverRest, isTry }: MakeOptions): Promise<boolean> => {
    const before = sink.hashes();
    const { onProgress } = request;
    const built = await buildSite({
      loaded: config,
      sink,
      cache: { ...options, noteInputs: inputs.listen() },
      now,
      onProgress,
      extract: extractor.extract,
      readSamples: extractor.readSamples,
      readArtefact,
      loadEngine,
      engine,
      takeOverRest,
    });
    isFirst = false;
    const report = { ...built, problems: [...built.problems, ...applySeverities(limits, config.config.checks)] };
    if (isTry === true && !report.published) return false;
    const changed = report.published ? differences(before, sink.hashes()) : [];
    const isWhole = takeOverRest === undefined || !report.published;
    onBuilt({ report, problems: report.problems, changed, isWhole });
    // Behind a build that shows pages first comes another.
    if (isWhole) follow(report.problems, report.published);
    return report.published;
  };

  let failures = 0;
  /** What was there when it was listed may be gone when it is read, while a checkout or a script is still at it: then all is looked at again. */
  const inTheMeantime = async (work: () => Promise<void>): Promise<void> => {
    try {
      await work();
      failures = 0;
    } catch (error) {
      failures += 1;
      if (!(error instanceof Error && 'syscall' in error) || failures > mostFailures) throw error;
      isLoaded = false;
      changes.note(root);
    }
  };

  const changes = collectChanges({
    quiet,
    work: (paths) => inTheMeantime(() => build(paths)),
    pause,
    afterwards: () => inTheMeantime(buildRest),
  });
  // Watching comes first: what is saved during the first build may have been read before.
  const early: string[] = [];
  let note = (path: string): unknown => early.push(path);
  const onRefusal = (error: unknown): void => {
    const limit = watchLimit(error);
    if (limit !== undefined && !limits.some(({ message }) => message === limit.message)) limits = [...limits, limit];
  };
  const problems = await load();
  watched = await watchFiles({ root, loaded, outputs: request.outputs, onChange: (path) => note(path), onRefusal });
  const close = async (): Promise<void> => {
    changes.close();
    await Promise.all([watched?.close(), extractor.close()]);
  };
  try {
    await buildLoaded({ problems, paths: new Set(), isText: false });
  } catch (error) {
    await close();
    throw error;
  }
  note = changes.note;
  for (const path of early) note(path);
  return { loaded, files: sink.published, close };
}

function isEmpty(path: string): boolean {
  const stats = statSync(path, { throwIfNoEntry: false });
  return stats?.isFile() === true && stats.size === 0;
}

interface LoadedBuild {
  /** Of the config; with any, nothing is built. */
  readonly problems: readonly Problem[];
  readonly paths: ReadonlySet<string>;
  /** Whether texts alone have changed. */
  readonly isText: boolean;
}

interface MakeOptions extends Pick<BuildSiteRequest, 'takeOverRest'> {
  readonly cache: Cache;
  /** Whether nobody is told when it fails. */
  readonly isTry?: true | undefined;
}

/**
 * What is as it was when documents alone are known to have changed: whatever is neither one of these files nor the folder of one. With
 * other files it is undefined, since a compiler may know them under another name.
 */
function untouchedBy(paths: ReadonlySet<string>): Cache['isUntouched'] {
  if (![...paths].every((path) => /\.mdx?$/.test(path))) return undefined;
  const folders = new Set([...paths].map((path) => `${dirname(path)}/`));
  return (file) => !paths.has(file) && !folders.has(file);
}

/**
 * Whether the config must be loaded again for a file, or for a folder that is another: artefacts say how their packages were extracted, and
 * with a manifest a folder becomes a package that a pattern means.
 */
function isOfConfig(path: string, config: Config | undefined): boolean {
  if (basename(path) === 'package.json' || existsSync(join(path, 'package.json'))) return true;
  const artefacts = config?.api.packages.flatMap(({ artefact }) => artefact?.file ?? []) ?? [];
  return [...(config?.configFiles ?? []), ...artefacts].some((file) => file === path || file.startsWith(path + sep));
}

function differences(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): readonly string[] {
  const paths = new Set([...before.keys(), ...after.keys()]);
  return [...paths].filter((path) => before.get(path) !== after.get(path));
}
