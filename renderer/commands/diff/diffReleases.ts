import type { LibraryFiles } from '../../api/program/virtualProgram.ts';
import { compareReleases } from '../../compare/compareReleases.ts';
import { missingPackages } from '../../compare/load/missingPackages.ts';
import type { ApiSnapshot } from '../../release/apiSnapshot.ts';
import { type ApiDiff, type DiffEntry, overallVerdict, type Policy, sortEntries } from '../../release/diffEntry.ts';
import type { Release } from '../../release/take/readRelease.ts';
import { asImported } from './asImported.ts';
import { asScriptsSay } from './asScriptsSay.ts';
import { dependencyEntries } from './dependencyEntries.ts';
import { onlyRequired } from './onlyRequired.ts';
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

/** What `require` gets of both releases. It is what `import` gets where a release has no other form of it. Undefined if neither has one. */
function requiredSnapshots({ old, new: next }: Pick<DiffReleasesRequest, 'old' | 'new'>): Record<'old' | 'new', ApiSnapshot> | undefined {
  const names = new Set([old, next].flatMap(({ forRequire }) => forRequire?.modules.map(({ name }) => name) ?? []));
  const imported = ({ snapshot }: Release): ApiSnapshot => ({
    ...snapshot,
    modules: snapshot.modules.filter(({ name, kind }) => kind !== 'entry' || names.has(name)),
  });
  return names.size === 0 ? undefined : { old: old.forRequire ?? imported(old), new: next.forRequire ?? imported(next) };
}

/** Compares two releases that have been read. */
export function diffReleases(request: DiffReleasesRequest): ApiDiff {
  const releases = { old: asScriptsSay(asImported(request.old, request.new)), new: asScriptsSay(request.new) };
  const bases = basesOf(request);
  const comparedEntries = (): readonly DiffEntry[] => {
    const implementation = request.old.implementation ?? request.new.implementation;
    const settings = { bases, libraries: request.libraries, policy: request.policy, implementation };
    const changes = compareReleases({ ...releases, ...settings });
    const ambient = uncomparedEntries({ ...request, kind: 'ambient' });
    const unread = uncomparedEntries({ ...request, kind: 'require' });
    const pair = unread.length > 0 ? requiredSnapshots(request) : undefined;
    const required = pair ? onlyRequired({ imported: changes, required: compareReleases({ ...pair, ...settings }) }) : unread;
    return sortEntries([...dependencyEntries(request), ...ambient, ...required, ...changes]);
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
