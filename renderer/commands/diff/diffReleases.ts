import type { LibraryFiles } from '../../api/program/virtualProgram.ts';
import { compareReleases } from '../../compare/compareReleases.ts';
import { missingPackages } from '../../compare/load/missingPackages.ts';
import { type ApiDiff, type DiffEntry, overallVerdict, type Policy, sortEntries } from '../../release/diffEntry.ts';
import type { Release } from '../../release/take/readRelease.ts';
import { asScriptsSay } from './asScriptsSay.ts';
import { dependencyEntries } from './dependencyEntries.ts';
import { uncomparedEntries } from './uncomparedEntries.ts';
import { untypedReleases } from './untypedReleases.ts';

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
  const releases = { old: asScriptsSay(request.old), new: asScriptsSay(request.new) };
  const bases = basesOf(request);
  const comparedEntries = (): readonly DiffEntry[] => {
    const changes = compareReleases({ ...releases, bases, libraries: request.libraries, policy: request.policy });
    return sortEntries([...dependencyEntries(request), ...uncomparedEntries(request), ...changes]);
  };
  const entries = untypedReleases(request) ?? comparedEntries();
  const missing = [...new Set([releases.old, releases.new].flatMap((one) => missingPackages(one, bases)))].sort();
  const names = { old: releases.old.package, new: releases.new.package };
  return {
    ...names,
    verdict: overallVerdict(entries.map(({ verdict }) => verdict)),
    entries,
    ...(missing.length === 0 ? {} : { missing }),
  };
}
