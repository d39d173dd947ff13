import { existsSync } from 'node:fs';
import { basename, dirname, join, sep } from 'node:path';
import { applySeverities } from '../../checks/applySeverities.ts';
import { type BuildRequest, configRequest, openBuildSession } from '../../commands/build.ts';
import { findBuiltFiles } from '../../commands/findBuiltFiles.ts';
import { type LoadedConfig, loadConfig } from '../../config/loadConfig.ts';
import type { Config } from '../../model/config.ts';
import type { Problem } from '../../model/problem.ts';
import type { BuildReport } from '../../model/report.ts';
import { createMemorySink, type MemorySink } from '../../publish/memorySink.ts';
import { type BuiltPages, buildPages } from '../../site/buildSite.ts';

/** The changes of a site in one build. */
export interface SiteChange {
  /** Undefined when there is no config to build with. */
  readonly report: BuildReport | undefined;
  readonly problems: readonly Problem[];
  /** Paths within the output that are new, different or gone; empty when nothing was published. */
  readonly changed: readonly string[];
  /** Whether all of the output is up to date and checked. If not, the problems of the checks and the summaries follow in a moment. */
  readonly isWhole: boolean;
}

interface LiveBuildsRequest extends BuildRequest {
  /** Absolute working folder. */
  readonly cwd: string;
  /** Absolute folder of the project. */
  readonly root: string;
  /** Problems of the process itself that each build reports, such as files that can't be watched. */
  readonly ownProblems: () => readonly Problem[];
  /** Whether this process itself writes to a file. A log of a build is not a change of the site. */
  readonly isOwnOutput: (path: string) => boolean;
  /** When the config has been loaded, before anything that it names is read. */
  readonly onLoaded: (loaded: LoadedConfig | undefined) => void;
  /** After each build. */
  readonly onBuilt: (built: SiteChange) => void;
}

/** Builds a site into memory repeatedly, with one session: only results that depend on a change are computed again. */
interface LiveBuilds {
  /** The last good config. */
  readonly config: () => LoadedConfig | undefined;
  readonly sink: MemorySink;
  /** Absolute paths that the last build has read. */
  readonly paths: () => readonly string[];
  /** Builds after these files have changed. Without an argument everything may have changed. */
  readonly build: (changed?: ReadonlySet<string>) => Promise<void>;
  /**
   * Checks all files again, in case a change was missed, such as one in a folder that has just been added to the watcher. Returns the
   * changed files. If there are none, it checks the pages that were shown last, and makes their summaries.
   */
  readonly finish: () => Promise<readonly string[]>;
  readonly close: () => Promise<void>;
}

/** Opens the session of a watched site. Nothing is built yet. */
export function createLiveBuilds(request: LiveBuildsRequest): LiveBuilds {
  const { root, isOwnOutput, onLoaded, onBuilt, onProgress, ownProblems, now = () => performance.now() } = request;
  const { session } = openBuildSession(request);
  const sink = createMemorySink();
  let loaded: LoadedConfig | undefined;
  /** Whether the last good config is the newest, too. */
  let isLoaded = false;
  /** Pages that are shown before they are checked. */
  let shown: BuiltPages | undefined;
  let isFirst = true;

  const load = async (): Promise<readonly Problem[]> => {
    const found = await loadConfig(configRequest(request), session);
    loaded = found.value ?? loaded;
    isLoaded = found.value !== undefined;
    onLoaded(loaded);
    return found.problems;
  };
  const publish = async (work: () => Promise<BuildReport>, isWhole: boolean): Promise<void> => {
    const before = sink.hashes();
    const built = await work();
    const own = isFirst && loaded !== undefined ? [...ownProblems(), ...findBuiltFiles(loaded.config)] : ownProblems();
    const limits = loaded === undefined ? [] : applySeverities(own, loaded.config.checks);
    const report = { ...built, problems: [...built.problems, ...limits] };
    const changed = report.published ? differences(before, sink.hashes()) : [];
    onBuilt({ report, problems: report.problems, changed, isWhole: isWhole || !report.published });
  };
  const buildWith = async (config: LoadedConfig, changed: ReadonlySet<string> | undefined): Promise<void> => {
    const areDocuments = changed !== undefined && [...changed].every((path) => /\.mdx?$/.test(path));
    session.begin();
    // Of other files, a compiler may know one under another name.
    session.invalidate(areDocuments ? changed : undefined);
    // Pages that are shown wait there for their summaries. Those that this build leaves out would stay.
    await sink.discard();
    const pages = await buildPages({ loaded: config, sink, session, now, onProgress, isPreview: true });
    const isText = changed !== undefined && [...changed].every((path) => /\.(?:mdx?|[cm]?tsx?)$/.test(path) && existsSync(path));
    shown = isText ? pages : undefined;
    await publish(shown === undefined ? pages.finish : pages.show, shown === undefined);
    if (shown === undefined) await sink.discard();
  };

  return {
    config: () => loaded,
    sink,
    paths: session.paths,
    build: async (changed) => {
      const paths = changed === undefined ? [] : [...changed];
      if (!isLoaded || changed === undefined || paths.some((path) => isOfConfig(path, { root, config: loaded?.config }))) {
        session.invalidate();
        const problems = await load();
        if (loaded === undefined || problems.length > 0) {
          shown = undefined;
          return onBuilt({ report: undefined, problems, changed: [], isWhole: true });
        }
        await buildWith(loaded, undefined);
      } else if (loaded !== undefined) await buildWith(loaded, changed);
      if (isFirst) await session.save();
      isFirst = false;
    },
    finish: async () => {
      // The next good config has all files read again. Until then, what has changed since the last build is not missed.
      if (!isLoaded) return [];
      const missed = session.changedPaths().filter((path) => !isOwnOutput(path));
      if (missed.length > 0 || shown === undefined) return missed;
      await publish(shown.finish, true);
      shown = undefined;
      await sink.discard();
      return [];
    },
    close: session.rest,
  };
}

/**
 * Whether a change of a file or folder requires loading the config again: the config's own files, paths that it names, artifacts, which
 * contain options, and manifests, which turn a folder into a package that a pattern matches.
 */
function isOfConfig(path: string, { root, config }: { readonly root: string; readonly config: Config | undefined }): boolean {
  if (dirname(path) === root || basename(path) === 'package.json' || existsSync(join(path, 'package.json'))) return true;
  if (config === undefined) return true;
  const { configFiles, documents, staticFolders, pages, api } = config;
  const folders = [documents?.path, pages, ...staticFolders].filter((folder) => folder !== undefined);
  const artifacts = api.packages.flatMap(({ artifact }) => artifact?.file ?? []);
  return [...configFiles, ...folders, ...artifacts].some((file) => file === path || file.startsWith(path + sep));
}

function differences(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): readonly string[] {
  const paths = new Set([...before.keys(), ...after.keys()]);
  return [...paths].filter((path) => before.get(path) !== after.get(path));
}
