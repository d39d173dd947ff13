import { noRelease, unreadableSnapshot } from '../../diagnostics/diff.ts';
import type { Reader } from '../../engine/reader.ts';
import { defineTask, type Task } from '../../engine/task.ts';
import type { PackageHistory } from '../../model/history.ts';
import type { Found, Problem } from '../../model/problem.ts';
import { relativePath } from '../../model/relativePath.ts';
import type { ApiSnapshot } from '../../release/apiSnapshot.ts';
import { parseSnapshot } from '../../release/parseSnapshot.ts';
import { compareVersions } from '../compute/compareVersions.ts';
import type { HistorySource } from './findSources.ts';
import type { TakeRelease } from './takeRelease.ts';

interface HistoryRequest {
  /** Absolute. */
  readonly root: string;
  readonly sources: readonly HistorySource[];
  /** Version of the documented package: later releases don't count. */
  readonly version: string;
}

export interface ReadHistory {
  readonly history: PackageHistory;
  /** The releases, the oldest first. */
  readonly releases: readonly KnownRelease[];
}

export interface KnownRelease {
  readonly version: string;
  /** Index in `sources`. */
  readonly source: number;
}

/** The history of a package from its earlier releases. Of several sources of one version, the first counts. */
export function readHistoryTask(take: TakeRelease): Task<HistoryRequest, Found<ReadHistory>> {
  return defineTask({
    name: 'history',
    run: async ({ root, sources, version }, read): Promise<Found<ReadHistory>> => {
      const found = await Promise.all(sources.map((source) => readSource(source, { root, read, take })));
      const known = found
        .flatMap(({ value }, source) => (value === undefined ? [] : [{ snapshot: value, version: value.package.version, source }]))
        .filter((one) => compareVersions(one.version, version) <= 0)
        .filter((one, index, all) => all.findIndex((other) => other.version === one.version) === index)
        .toSorted((a, b) => compareVersions(a.version, b.version));
      const releases = known.map(({ version: own, source }): KnownRelease => ({ version: own, source }));
      // The compiler reads the declarations. A build that finds its history in the cache does not load it.
      const { computeHistory } = await import('../compute/computeHistory.ts');
      const history = computeHistory(known.map(({ snapshot }) => snapshot));
      return { value: { history, releases }, problems: found.flatMap(({ problems }) => problems) };
    },
  });
}

interface SourceTools {
  /** Absolute folder of the project. */
  readonly root: string;
  readonly read: Reader;
  readonly take: TakeRelease;
}

/** The API of one release. Without it, the problems say why. */
export async function readSource(source: HistorySource, { root, read, take }: SourceTools): Promise<Found<ApiSnapshot | undefined>> {
  const failed = (...problems: readonly Problem[]): Found<undefined> => ({ value: undefined, problems });
  if (source.kind === 'commit') {
    const { folder, commit, entryPoints, tsconfig, given } = source;
    const { value: text, problems } = await take({ root, given: `${folder}@${commit}`, entryPoints, tsconfig });
    if (text !== undefined) return parsed(text, given);
    read.untracked();
    return failed(...problems.map(({ place: _, ...problem }) => problem));
  }
  if (source.kind === 'taken') return parsed(source.text, source.given);
  const name = relativePath(root, source.file);
  const text = read.text(source.file);
  return text === undefined ? failed(noRelease({ given: name, why: 'there is no such file, folder or Git ref' })) : parsed(text, name);
}

/** @param file as messages show it */
function parsed(text: string, file: string): Found<ApiSnapshot | undefined> {
  const result = parseSnapshot(text);
  return result.ok ? { value: result.snapshot, problems: [] } : { value: undefined, problems: [unreadableSnapshot(file, result)] };
}
