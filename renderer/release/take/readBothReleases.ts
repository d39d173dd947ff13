import { distinctProblems, sortProblems } from '../../diagnostics/sortProblems.ts';
import type { Problem } from '../../model/problem.ts';
import { type ReadReleaseRequest, type Release, readRelease } from './readRelease.ts';

interface ReadBothReleasesRequest extends Omit<ReadReleaseRequest, 'given' | 'deepImports' | 'wantsUncompared'> {
  /** As `given` of one release. */
  readonly old: string;
  readonly new: string;
}

interface BothReleases {
  readonly old: Release | undefined;
  readonly new: Release | undefined;
  /** Those of the old release first. */
  readonly problems: readonly Problem[];
}

/**
 * Reads both sides of a comparison. Users can import every file of a package without `exports`, so a module of one release is also looked for
 * in the other one by the path of its file.
 */
export async function readBothReleases({ old, new: next, ...request }: ReadBothReleasesRequest): Promise<BothReleases> {
  const rest = { ...request, wantsUncompared: true };
  const first = await readRelease({ ...rest, given: next });
  rest.signal?.throwIfAborted();
  const before = await readRelease({ ...rest, given: old, deepImports: moduleNames(first.value) });
  rest.signal?.throwIfAborted();
  const after = lacksFilesOf(first.value, before.value)
    ? await readRelease({ ...rest, given: next, deepImports: moduleNames(before.value) })
    : first;
  return {
    old: before.value,
    new: after.value,
    problems: distinctProblems([...sortProblems(before.problems), ...sortProblems(after.problems)]),
  };
}

/** Whether a release was read without files that users can import, as only the other release names them. */
export function lacksFilesOf(release: Release | undefined, other: Release | undefined): boolean {
  return release?.isOpen === true && other?.isOpen === false && moduleNames(other).length > 0;
}

/** Names of the entry points of a release. */
export function moduleNames(release: Release | undefined): readonly string[] {
  const modules = release?.snapshot.modules ?? [];
  return modules.filter(({ kind, name }) => kind === 'entry' && name !== '').map(({ name }) => name);
}
