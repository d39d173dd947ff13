import { isBuiltin } from 'node:module';
import semver from 'semver';
import { importedPackage } from '../../model/importedPackage.ts';
import type { ApiSnapshot } from '../../release/apiSnapshot.ts';
import type { DiffEntry } from '../../release/diffEntry.ts';
import { isExternal, splitExternal } from '../../release/renderDeclarations.ts';
import type { Release } from '../../release/take/readRelease.ts';

/** Entries for dependencies that a package re-exports in another version. Their API is part of the package's. */
export function dependencyEntries({ old, new: next }: { readonly old: Release; readonly new: Release }): readonly DiffEntry[] {
  const after = reexported(next.snapshot);
  return reexported(old.snapshot).flatMap((name): readonly DiffEntry[] => {
    const [was, is] = [old.ranges?.[name], next.ranges?.[name]];
    if (!after.includes(name) || was === is || old.ranges === undefined || next.ranges === undefined) return [];
    const isCompatible = was !== undefined && is !== undefined && isWithinMajor(was, is);
    const change = `${rangeText(was)} → ${rangeText(is)}`;
    const reason = isCompatible
      ? `${name}: the package re-exports it, and takes it in a later compatible version (${change}).`
      : `${name}: the package re-exports it, and takes it in another major version (${change}); its API is not compared.`;
    return [{ symbol: name, change: 'changed', verdict: isCompatible ? 'minor' : 'unknown', reason }];
  });
}

/** Sorted names of the packages whose exports are exports of a package. */
function reexported({ modules, declarations }: ApiSnapshot): readonly string[] {
  const namespaces = declarations.flatMap((one) => (one.kind === 'namespace' ? one.exports : []));
  const exports = [...modules.filter(({ kind }) => kind === 'entry').flatMap((module) => module.exports), ...namespaces];
  const names = exports.flatMap(({ target }) => {
    const { module } = isExternal(target) ? splitExternal(target) : { module: '' };
    return isBuiltin(module) ? [] : (importedPackage(module) ?? []);
  });
  return [...new Set(names)].sort();
}

function rangeText(range: string | undefined): string {
  return range === undefined ? 'not a dependency' : `\`${range}\``;
}

/** Whether the lowest version of a range follows that of another one without a break, as semantic versioning counts it. */
function isWithinMajor(was: string, is: string): boolean {
  const [before, after] = [lowest(was), lowest(is)];
  return before !== undefined && after !== undefined && semver.satisfies(after, `^${before.version}`, { includePrerelease: true });
}

/** Undefined for other texts than ranges, such as `workspace:*` or a URL. */
function lowest(range: string): semver.SemVer | undefined {
  const valid = semver.validRange(range);
  return valid === null ? undefined : (semver.minVersion(valid) ?? undefined);
}
