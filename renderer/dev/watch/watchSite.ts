import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { BuildRequest } from '../../commands/build.ts';
import { projectRoot } from '../../config/findConfigFile.ts';
import type { LoadedConfig } from '../../config/loadConfig.ts';
import { watchLimit } from '../../diagnostics/serve.ts';
import type { OutputFile } from '../../model/page.ts';
import type { Problem } from '../../model/problem.ts';
import { collectChanges } from './collectChanges.ts';
import { createLiveBuilds, type SiteChange } from './createLiveBuilds.ts';
import { createSiteInputs } from './createSiteInputs.ts';
import { watchEchoes } from './watchEchoes.ts';
import { watchFiles } from './watchFiles.ts';

interface WatchRequest extends BuildRequest {
  /** Descriptors of files that this process writes to. Changes of these files are ignored. Default: none. */
  readonly outputs?: readonly number[] | undefined;
  /** Called after each build. */
  readonly onBuilt: (built: SiteChange) => void;
}

export interface WatchedSite {
  readonly loaded: LoadedConfig | undefined;
  /** The last good output. */
  readonly files: () => ReadonlyMap<string, OutputFile['contents']>;
  readonly close: () => Promise<void>;
}

/** Most builds in a row that may fail because files disappear while they are read. */
const mostFailures = 20;

/** Milliseconds; long enough for most editors to write a file, and for all events of one save to arrive. */
const quiet = 1;

/** Milliseconds; an editor that has emptied a file fills it within them. */
const emptyPause = 20;

/** Milliseconds; long enough for open pages to fetch and show changes, since one thread builds and serves. */
const pause = 150;

/**
 * Builds a site into memory, and again whenever an input changes:
 *
 * 1. Watch the project (`watchFiles`), before anything is read.
 * 2. Build in one session (`createLiveBuilds`): only results that depend on a change are computed again.
 * 3. Watch the files outside of the project that the build has read (`watchInputs`).
 * 4. Collect changes (`collectChanges`), and build again. Open pages are updated first. Checks, search and other summaries follow when nothing has
 *    changed for a moment.
 */
export async function watchSite({ onBuilt, outputs, ...request }: WatchRequest): Promise<WatchedSite> {
  const cwd = resolve(request.cwd ?? process.cwd());
  const root = projectRoot({ cwd, configFile: request.configFile });
  const now = request.now ?? (() => performance.now());
  const inputs = createSiteInputs(root);
  const echoes = watchEchoes(now);
  /** Problems of watching, such as limits of the system. */
  let limits: readonly Problem[] = [];
  const onRefusal = (error: unknown): void => {
    const limit = watchLimit(error);
    if (limit !== undefined && !limits.some(({ message }) => message === limit.message)) limits = [...limits, limit];
  };
  // Watching begins before the first build, which may read a file before it is saved.
  const early: string[] = [];
  let note = (path: string): unknown => early.push(path);
  const watched = await watchFiles({ root, outputs, onChange: (path) => note(path), onRefusal });
  /** When the last build began to read files, by the system's clock. */
  let begin = Date.now();
  const builds = createLiveBuilds({
    ...request,
    cwd,
    root,
    ownProblems: () => limits,
    isOwnOutput: watched.isOutput,
    onLoaded: watched.follow,
    onBuilt: (built) => {
      onBuilt(built);
      const loaded = builds.config();
      // Another build follows a build that shows pages first.
      if (!built.isWhole) return;
      const configFiles = loaded?.config.configFiles ?? [];
      const isGood = built.report?.ok === true;
      watched.followInputs(inputs({ read: builds.paths(), configFiles, problems: built.problems, isGood }), begin);
    },
  });
  let failures = 0;
  /** A listed file may be gone when it is read, while a checkout or a script is running. Then everything is read again. */
  const inTheMeantime = async (work: () => Promise<void>): Promise<void> => {
    try {
      await work();
      failures = 0;
    } catch (error) {
      failures += 1;
      if (!(error instanceof Error && 'syscall' in error) || failures > mostFailures) throw error;
      changes.note(root);
    }
  };
  const build = async (paths: ReadonlySet<string>): Promise<void> => {
    if ([...paths].some(isEmpty)) await setTimeout(emptyPause);
    if (echoes.areOnly(paths)) return;
    begin = Date.now();
    await builds.build(paths.has(root) ? undefined : paths);
    echoes.end();
  };
  const finish = async (): Promise<void> => {
    for (const path of await builds.finish()) changes.note(path);
  };
  const changes = collectChanges({
    quiet,
    work: (paths) => inTheMeantime(() => build(paths)),
    pause,
    afterwards: () => inTheMeantime(finish),
  });
  const close = async (): Promise<void> => {
    changes.close();
    await Promise.all([watched.close(), builds.close()]);
  };
  try {
    await builds.build();
  } catch (error) {
    await close();
    throw error;
  }
  note = changes.note;
  for (const path of early) note(path);
  return { loaded: builds.config(), files: builds.sink.published, close };
}

function isEmpty(path: string): boolean {
  const stats = statSync(path, { throwIfNoEntry: false });
  return stats?.isFile() === true && stats.size === 0;
}
