import { damagedManifest, missingEntryPoint, noEntryPoint, noTypes, outsideManifest } from '../../diagnostics/api.ts';
import type { PackageConfig } from '../../model/config.ts';
import type { Found, Problem } from '../../model/problem.ts';
import { isOutsideManifest } from '../../packages/readManifest.ts';
import { type ExportTarget, exportTargets, isFolderName, ownerOf } from './exportTargets.ts';
import { findDeepImports } from './findDeepImports.ts';
import { type Finder, findEntryFiles, type Lookups } from './findEntryFiles.ts';
import { findSecondaryEntries } from './findSecondaryEntries.ts';
import { type EntryPoint, importableEntries } from './importableEntries.ts';
import { mergeFormats } from './mergeFormats.ts';
import { damagePlace, textPlace } from './readManifestPlaces.ts';
import type { PackageInfo } from './readPackageInfo.ts';
import { shortestNames } from './shortestNames.ts';
import { isSource, onlySourceCandidates, scriptCandidates, sourceCandidates } from './sourceCandidates.ts';
import { mapPath, readTypesVersions, type TypesVersions } from './typesVersions.ts';
import { untypedEntries } from './untypedEntries.ts';

/**
 * The modules to document: those of the config, otherwise those that `package.json` lets its users import.
 * With `exports`, these are its names, with patterns expanded against the folder. Names that `null` closes and names of files that are not
 * modules are omitted. If `.` has no types, `types`, `typings` and `main` are used instead; these and
 * `typesVersions` come before sources that are published with scripts.
 * Without `exports`, these are `types`, `typings` or `main`, mapped by `typesVersions`, the other names of `typesVersions`, and the folders
 * and names that the options choose.
 * Where declarations are not built, their sources are used. A package without TypeScript is documented from its scripts. A file with
 * several names is documented under the first one. Of folders with the same modules in several formats, one is used.
 */
export function findEntryPoints(
  config: Pick<PackageConfig, 'entryPoints' | 'tsconfig'>,
  info: PackageInfo,
  { allNames = false, onlySources = false, lookups = noLookups, ...without }: FindOptions = {},
): Found<readonly EntryPoint[]> {
  const finder = findEntryFiles({ config, info, candidatesOf: onlySources ? onlySourceCandidates : sourceCandidates, lookups });
  const scripts = findEntryFiles({ config, info, candidatesOf: scriptCandidates, lookups });
  if (config.entryPoints !== undefined) return fromConfig(config.entryPoints, { info, finder, scripts });
  if (info.isDamaged) {
    const problem = isOutsideManifest(info.folder) ? outsideManifest : damagedManifest;
    return { value: [], problems: [problem(damagePlace(info))] };
  }
  const typed = fromManifest(info, finder, without);
  const found = typed.length > 0 || onlySources ? typed : fromManifest(info, scripts, without);
  const value = allNames ? distinct(found) : documentedEntries(found, info);
  const problems = value.length > 0 ? untypedEntries({ info, entryPoints: found, scripts }) : [nothingFound(info, finder)];
  return { value, problems };
}

/** The scripts of the modules of a package, also where it has declarations. */
export function findScripts(info: PackageInfo, { allNames = false }: Pick<FindOptions, 'allNames'> = {}): readonly EntryPoint[] {
  const scripts = findEntryFiles({ config: {}, info, candidatesOf: scriptCandidates, lookups: noLookups });
  const found = fromManifest(info, scripts);
  return allNames ? distinct(found) : documentedEntries(found, info);
}

/** Further modules of a package without `exports`. */
interface WithoutExports {
  /** Whether folders with a `package.json` of their own are modules. Default: false, since a project's folders change too often to be listed. */
  readonly secondary?: boolean | undefined;
  /** Names of modules to find by the paths of their files, as users can import them. Default: none. */
  readonly deepImports?: readonly string[] | undefined;
}

export interface FindOptions extends WithoutExports {
  /** Whether every name of a file is kept. Default: false. */
  readonly allNames?: boolean | undefined;
  /** Whether sources are used although declarations are there. Default: false. */
  readonly onlySources?: boolean | undefined;
  /** Default: none. */
  readonly lookups?: Lookups | undefined;
}

const noLookups: Lookups = { onRead: () => undefined, onList: () => undefined };

interface Where {
  readonly info: PackageInfo;
  readonly finder: Finder;
  /** Finds scripts, where there is no TypeScript. */
  readonly scripts: Finder;
}

function fromConfig(entryPoints: Readonly<Record<string, string>>, { info, finder, scripts }: Where): Found<readonly EntryPoint[]> {
  const value: EntryPoint[] = [];
  const better = (): string | undefined =>
    [...fromManifest(info, finder), ...fromManifest(info, scripts)][0]?.file.slice(info.folder.length + 1);
  const problems: Problem[] = [];
  for (const [name, path] of Object.entries(entryPoints)) {
    const file = finder.find([path]) ?? scripts.find([path]);
    if (file === undefined) problems.push(missingEntryPoint({ package: info.name, name, path, found: better() }));
    else value.push({ name: nameOf(name), file });
  }
  return { value: value.sort((a, b) => Number(a.name !== '') - Number(b.name !== '')), problems };
}

function fromManifest(info: PackageInfo, finder: Finder, without: WithoutExports = {}): readonly EntryPoint[] {
  const { manifest } = info;
  const targets = exportTargets(manifest.exports);
  if (targets.length === 0) return fromFolders(info, finder, without);
  const main = targets.find(({ subpath }) => subpath === '.');
  const isClosed = main !== undefined && main.paths.length === 0;
  const versions = readTypesVersions(manifest.typesVersions);
  const mainEntries = main === undefined || isClosed ? [] : entry('.', main.paths, { finder, older: legacyPaths(manifest) });
  const named = targets.filter(({ subpath }) => subpath !== '.' && !isFolderName(subpath));
  const further = named.flatMap((target) => namedEntries({ target, targets, finder, versions }));
  // Before files are given names, so that a name that cannot be imported does not take one.
  return importableEntries([...mainEntries, ...further], info);
}

function fromFolders(info: PackageInfo, finder: Finder, { secondary = false, deepImports = [] }: WithoutExports): readonly EntryPoint[] {
  const { manifest } = info;
  return [
    ...entry('.', legacyPaths(manifest), { finder }),
    ...versionedEntries(manifest, finder),
    ...(secondary ? findSecondaryEntries(info, finder) : []),
    ...findDeepImports(deepImports, info),
  ];
}

/** Before `exports` existed, a package had one module, and users could import any other file by its path. */
function legacyPaths(manifest: PackageInfo['manifest']): readonly string[] {
  const versions = readTypesVersions(manifest.typesVersions);
  const written = [manifest.types, manifest.typings, manifest.main, manifest.module, 'index'].filter((path) => typeof path === 'string');
  return [...written.flatMap((path) => [...mapPath(path, versions), path]), 'src/index'];
}

function versionedEntries(manifest: PackageInfo['manifest'], finder: Finder): readonly EntryPoint[] {
  const named = [...readTypesVersions(manifest.typesVersions)].filter(
    ([name]) => !name.includes('*') && !/^(?:\.|index)(?:\.|$)/.test(name),
  );
  return named.flatMap(([name, paths]) => entry(name, paths, { finder }));
}

interface NamedRequest {
  readonly target: ExportTarget;
  readonly targets: readonly ExportTarget[];
  readonly finder: Finder;
  readonly versions: TypesVersions;
}

function namedEntries({ target, targets, finder, versions }: NamedRequest): readonly EntryPoint[] {
  const { subpath, paths } = target;
  if (!subpath.includes('*')) return entry(subpath, paths, { finder, older: mapPath(subpath, versions) });
  const stars = new Set(paths.filter((path) => path.includes('*')).flatMap(finder.stars));
  return [...stars].toSorted().flatMap((star) => {
    const put = (text: string): string => text.replaceAll('*', () => star);
    return ownerOf(put(subpath), targets) === target
      ? entry(put(subpath), paths.map(put), { finder }).map((one) => ({ ...one, isDeep: true }))
      : [];
  });
}

interface EntryWhere {
  readonly finder: Finder;
  /** Where compilers that do not read `exports` find the types. Default: nowhere. */
  readonly older?: readonly string[] | undefined;
}

/** Built types that only older compilers find are better than sources next to scripts without types. */
function entry(subpath: string, paths: readonly string[], { finder, older = [] }: EntryWhere): readonly EntryPoint[] {
  const own = finder.find(paths);
  const isBuilt = own !== undefined && (!isSource(own) || paths.some(isSource));
  const other = isBuilt ? undefined : finder.find(older);
  const file = own === undefined || (other !== undefined && !isSource(other)) ? other : own;
  return file === undefined ? [] : [{ name: nameOf(subpath), file }];
}

/** `.` and `./server` as users write them after the package's name. */
function nameOf(subpath: string): string {
  return subpath.replace(/^\.\/?/, '').replace(/\/$/, '');
}

/** Of all names that users can import, those with pages: one of each file, in one format. */
export function documentedEntries(entries: readonly EntryPoint[], { folder }: Pick<PackageInfo, 'folder'>): readonly EntryPoint[] {
  return distinct(shortestNames(mergeFormats({ entryPoints: entries, folder })));
}

/** One entry point for each name, in the order of the first ones. */
function distinct(entries: readonly EntryPoint[]): readonly EntryPoint[] {
  const names = new Set<string>();
  return entries.filter(({ name }) => !names.has(name) && names.add(name));
}

function nothingFound(info: PackageInfo, { hasFile }: Finder): Problem {
  const paths = writtenPaths(info);
  const script = [...paths, 'index.js'].find((path) => isScript(path) && hasFile(path));
  if (script !== undefined) return noTypes({ package: info.name, script, place: textPlace(info, script) });
  const [first] = paths;
  return noEntryPoint({ package: info.name, path: first, place: textPlace(info, first) });
}

function writtenPaths({ manifest }: PackageInfo): readonly string[] {
  const written = [...exportTargets(manifest.exports).flatMap(({ paths }) => paths), manifest.types, manifest.typings, manifest.main];
  return written.filter((path) => typeof path === 'string');
}

function isScript(path: string): boolean {
  return /\.[cm]?jsx?$/.test(path) && !path.includes('*');
}

/** A package whose scripts have neither declarations nor documentation comments. */
export function untypedScripts(info: PackageInfo, entryPoints: readonly EntryPoint[]): Problem {
  const files = entryPoints.map(({ file }) => file.slice(info.folder.length + 1));
  const written = writtenPaths(info).find((path) => files.includes(path.replace(/^\.\//, '')));
  const script = written ?? files[0] ?? 'index.js';
  return noTypes({ package: info.name, script, place: textPlace(info, script) });
}
