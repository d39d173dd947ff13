import { noRelease, unreadableSnapshot } from '../../diagnostics/diff.ts';
import type { Reader } from '../../engine/reader.ts';
import { readMemory } from '../../engine/readMemory.ts';
import type { Session } from '../../engine/session.ts';
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

interface HistoryTools {
  readonly session: Pick<Session, 'runOnce'>;
  readonly take: TakeRelease;
}

/** The history of a package from its earlier releases. Of several sources of one version, the first counts. */
export function readHistoryTask({ session, take }: HistoryTools): Task<HistoryRequest, Found<ReadHistory>> {
  return defineTask({
    name: 'history',
    run: async ({ root, sources, version }, read): Promise<Found<ReadHistory>> => {
      const found = await Promise.all(sources.map((source) => readText(source, { root, read, take })));
      const texts = found.map(({ value }) => value ?? null);
      const { output } = await session.runOnce(computeTask(historyHeap()), { texts, version });
      return { value: output.value, problems: [...found.flatMap(({ problems }) => problems), ...output.problems] };
    },
  });
}

interface ComputeRequest {
  /** Snapshots by the places of their sources; null for a source without one. */
  readonly texts: readonly (ReleaseText | null)[];
  readonly version: string;
}

/**
 * Computes a history from the texts of snapshots, in a thread if there is one: the compiler reads their declarations. A build that finds its
 * history in the cache loads no compiler.
 *
 * @param heap megabytes for the thread; default: as Node.js decides
 */
export function computeTask(heap?: number): Task<ComputeRequest, Found<ReadHistory>> {
  return defineTask({
    name: 'computed-history',
    thread: { module: 'history', heap },
    run: async ({ texts, version }): Promise<Found<ReadHistory>> => {
      const found = texts.map((text) => (text === null ? undefined : parseRelease(text)));
      const known = found
        .flatMap((one, source) => (one?.value === undefined ? [] : [{ snapshot: one.value, version: one.value.package.version, source }]))
        .filter((one) => compareVersions(one.version, version) <= 0)
        .filter((one, index, all) => all.findIndex((other) => other.version === one.version) === index)
        .toSorted((a, b) => compareVersions(a.version, b.version));
      const { computeHistory } = await import('../compute/computeHistory.ts');
      const history = computeHistory(known.map(({ snapshot }) => snapshot));
      const releases = known.map(({ version: own, source }): KnownRelease => ({ version: own, source }));
      return { value: { history, releases }, problems: found.flatMap((one) => one?.problems ?? []) };
    },
  });
}

/** Megabytes for the thread of histories: they are made while packages are extracted, and share the memory with one of them. */
export function historyHeap(): number {
  return readMemory(2).heap;
}

interface SourceTools {
  /** Absolute folder of the project. */
  readonly root: string;
  readonly read: Reader;
  readonly take: TakeRelease;
}

/** The snapshot of a release as text. */
interface ReleaseText {
  readonly text: string;
  /** As messages show it. */
  readonly name: string;
}

/** The API of one release. Without it, the problems say why. */
export async function readSource(source: HistorySource, tools: SourceTools): Promise<Found<ApiSnapshot | undefined>> {
  const { value, problems } = await readText(source, tools);
  return value === undefined ? { value: undefined, problems } : parseRelease(value);
}

async function readText(source: HistorySource, { root, read, take }: SourceTools): Promise<Found<ReleaseText | undefined>> {
  const failed = (...problems: readonly Problem[]): Found<undefined> => ({ value: undefined, problems });
  const found = (text: string, name: string): Found<ReleaseText> => ({ value: { text, name }, problems: [] });
  if (source.kind === 'commit') {
    const { folder, commit, entryPoints, tsconfig, given } = source;
    const { value: text, problems } = await take({ root, given: `${folder}@${commit}`, entryPoints, tsconfig });
    if (text !== undefined) return found(text, given);
    read.untracked();
    return failed(...problems.map(({ place: _, ...problem }) => problem));
  }
  if (source.kind === 'taken') return found(source.text, source.given);
  const name = relativePath(root, source.file);
  const text = read.text(source.file);
  return text === undefined ? failed(noRelease({ given: name, why: 'there is no such file, folder or Git ref' })) : found(text, name);
}

function parseRelease({ text, name }: ReleaseText): Found<ApiSnapshot | undefined> {
  const result = parseSnapshot(text);
  return result.ok ? { value: result.snapshot, problems: [] } : { value: undefined, problems: [unreadableSnapshot(name, result)] };
}
