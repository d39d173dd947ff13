import { compareReleases } from '../api/compareReleases.ts';
import type { LibraryFiles } from '../api/program/virtualProgram.ts';
import type { Release } from '../api/snapshot/readRelease.ts';
import { type ApiDiff, overallVerdict, type Policy } from '../snapshot/diffEntry.ts';

interface DiffReleasesRequest {
  readonly old: Release;
  readonly new: Release;
  /** Absolute folder that imports of other packages are looked up from last. */
  readonly cwd: string;
  readonly libraries: LibraryFiles;
  readonly policy?: Policy | undefined;
}

/** Folders that imports of other packages are looked up from. */
export function basesOf({ old, new: next, cwd }: Omit<DiffReleasesRequest, 'libraries' | 'policy'>): readonly string[] {
  return [...new Set([...next.bases, ...old.bases, cwd])];
}

/** Compares two releases that have been read. */
export function diffReleases(request: DiffReleasesRequest): ApiDiff {
  const releases = { old: request.old.snapshot, new: request.new.snapshot };
  const entries = compareReleases({ ...releases, bases: basesOf(request), libraries: request.libraries, policy: request.policy });
  const names = { old: releases.old.package, new: releases.new.package };
  return { ...names, verdict: overallVerdict(entries.map(({ verdict }) => verdict)), entries };
}
