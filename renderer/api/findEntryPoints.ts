import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { PackageConfig } from '../model/config.ts';
import type { Found, Problem } from '../model/problem.ts';
import { damagedManifest, missingEntryPoint, noEntryPoint, noTypes } from '../problems/api.ts';
import { type ExportTarget, exportTargets, ownerOf } from './exportTargets.ts';
import { importableEntries } from './importableEntries.ts';
import { listStars } from './listStars.ts';
import { readLayout } from './readLayout.ts';
import { damagePlace, textPlace } from './readManifestPlaces.ts';
import type { PackageInfo } from './readPackageInfo.ts';
import { type PackageLayout, sourceCandidates } from './sourceCandidates.ts';
import { mapPath, readTypesVersions } from './typesVersions.ts';

/** A module that users of the package import. */
export interface EntryPoint {
  /** `''` for the package itself, `server` for `pkg/server`. */
  readonly name: string;
  /** Absolute, with `/`. */
  readonly file: string;
}

/**
 * The modules to document: those of the config, else those that `package.json` lets its users import.
 *
 * With `exports`, these are its names, patterns expanded against the folder; names that are closed with `null` and those that lead
 * to something other than modules are left out, and `types`, `typings` and `main` stand in where `.` leads to no types. Without
 * it, they are `types`, `typings` or `main`, as `typesVersions` moves them, and the further names of `typesVersions`. Where the
 * declarations aren't built, their sources are taken. A file with several names is documented under the first of them.
 */
export function findEntryPoints(config: PackageConfig, info: PackageInfo): Found<readonly EntryPoint[]> {
  const finder = createFinder(config, info);
  if (config.entryPoints !== undefined) return fromConfig(config.entryPoints, { info, finder });
  if (info.isDamaged) return { value: [], problems: [damagedManifest(damagePlace(info))] };
  const value = fromManifest(info, finder);
  return value.length > 0 ? { value, problems: [] } : { value, problems: [nothingFound(info, finder)] };
}

interface Finder {
  /** Absolute path of the first file that is there. */
  readonly find: (paths: readonly string[]) => string | undefined;
  readonly stars: (path: string) => readonly string[];
  readonly hasFile: (path: string) => boolean;
}

function createFinder({ tsconfig }: PackageConfig, { folder }: PackageInfo): Finder {
  let known: PackageLayout | undefined;
  const layout = (): PackageLayout => {
    known ??= readLayout(folder, tsconfig);
    return known;
  };
  const absolute = (path: string): string => join(folder, path).replaceAll('\\', '/');
  const hasFile = (path: string): boolean => isFile(absolute(path));
  const candidates = (path: string): readonly string[] => sourceCandidates(path, layout());
  return {
    find: (paths) => {
      const found = paths.flatMap(candidates).find((path) => !path.startsWith('..') && hasFile(path));
      return found === undefined ? undefined : absolute(found);
    },
    stars: (path) => (/\*$/.test(path) ? wholeNames(listStars(folder, path)) : candidates(path).flatMap((one) => listStars(folder, one))),
    hasFile: (path) => existsSync(absolute(path)),
  };
}

/** A path that goes on behind a file (`bin/tool/index.d.ts`) makes `statSync` throw in spite of `throwIfNoEntry`. */
function isFile(path: string): boolean {
  return existsSync(path) && statSync(path).isFile();
}

/** Where a star stands for a whole name, users write its ending, and that of the script, not of its declarations. */
function wholeNames(stars: readonly string[]): readonly string[] {
  return stars.filter((star) => /\.[cm]?[jt]sx?$/.test(star)).map((star) => star.replace(/\.d\.([cm]?)ts$/, '.$1js'));
}

interface Where {
  readonly info: PackageInfo;
  readonly finder: Finder;
}

function fromConfig(entryPoints: Readonly<Record<string, string>>, { info, finder }: Where): Found<readonly EntryPoint[]> {
  const value: EntryPoint[] = [];
  const better = (): string | undefined => fromManifest(info, finder)[0]?.file.slice(info.folder.length + 1);
  const problems: Problem[] = [];
  for (const [name, path] of Object.entries(entryPoints)) {
    const file = finder.find([path]);
    if (file === undefined) problems.push(missingEntryPoint({ package: info.name, name, path, found: better() }));
    else value.push({ name: nameOf(name), file });
  }
  return { value: value.sort((a, b) => Number(a.name !== '') - Number(b.name !== '')), problems };
}

function fromManifest(info: PackageInfo, finder: Finder): readonly EntryPoint[] {
  const { manifest } = info;
  const targets = exportTargets(manifest.exports);
  if (targets.length === 0) return distinct([...entry('.', legacyPaths(manifest), finder), ...versionedEntries(manifest, finder)]);
  const main = targets.find(({ subpath }) => subpath === '.');
  const isClosed = main !== undefined && main.paths.length === 0;
  const mainPaths = main === undefined || isClosed ? [] : [...main.paths, ...legacyPaths(manifest)];
  const further = targets.filter(({ subpath }) => subpath !== '.').flatMap((target) => namedEntries({ target, targets, finder }));
  // Before a file gets its name: a name that nobody can import must not take it.
  return distinct(importableEntries([...entry('.', mainPaths, finder), ...further], info));
}

/** Before `exports` there was one module, and whatever one knew the path of. */
function legacyPaths(manifest: PackageInfo['manifest']): readonly string[] {
  const versions = manifest.exports === undefined ? readTypesVersions(manifest.typesVersions) : new Map<string, readonly string[]>();
  const written = [manifest.types, manifest.typings, manifest.main, manifest.module, 'index'].filter((path) => typeof path === 'string');
  return [...written.flatMap((path) => [...mapPath(path, versions), path]), 'src/index'];
}

function versionedEntries(manifest: PackageInfo['manifest'], finder: Finder): readonly EntryPoint[] {
  const named = [...readTypesVersions(manifest.typesVersions)].filter(
    ([name]) => !name.includes('*') && !/^(?:\.|index)(?:\.|$)/.test(name),
  );
  return named.flatMap(([name, paths]) => entry(name, paths, finder));
}

interface NamedRequest {
  readonly target: ExportTarget;
  readonly targets: readonly ExportTarget[];
  readonly finder: Finder;
}

function namedEntries({ target, targets, finder }: NamedRequest): readonly EntryPoint[] {
  const { subpath, paths } = target;
  if (!subpath.includes('*')) return entry(subpath, paths, finder);
  const stars = new Set(paths.filter((path) => path.includes('*')).flatMap(finder.stars));
  return [...stars].toSorted().flatMap((star) => {
    const put = (text: string): string => text.replaceAll('*', () => star);
    return ownerOf(put(subpath), targets) === target ? entry(put(subpath), paths.map(put), finder) : [];
  });
}

function entry(subpath: string, paths: readonly string[], finder: Finder): readonly EntryPoint[] {
  const file = finder.find(paths);
  return file === undefined ? [] : [{ name: nameOf(subpath), file }];
}

/** `.` and `./server` as users write them behind the package's name. */
function nameOf(subpath: string): string {
  return subpath.replace(/^\.\/?/, '').replace(/\/$/, '');
}

function distinct(entries: readonly EntryPoint[]): readonly EntryPoint[] {
  const byFile = new Map<string, EntryPoint>();
  for (const one of entries) if (!byFile.has(one.file)) byFile.set(one.file, one);
  const names = new Set<string>();
  return [...byFile.values()].filter(({ name }) => !names.has(name) && names.add(name));
}

function nothingFound(info: PackageInfo, { hasFile }: Finder): Problem {
  const { manifest, name } = info;
  const written = [...exportTargets(manifest.exports).flatMap(({ paths }) => paths), manifest.types, manifest.typings, manifest.main];
  const paths = written.filter((path) => typeof path === 'string');
  const script = [...paths, 'index.js'].find((path) => /\.[cm]?jsx?$/.test(path) && !path.includes('*') && hasFile(path));
  if (script !== undefined) return noTypes({ package: name, script, place: textPlace(info, script) });
  const [first] = paths;
  return noEntryPoint({ package: name, path: first, place: textPlace(info, first) });
}
