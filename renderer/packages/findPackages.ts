import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, isAbsolute, join, resolve } from 'node:path';
import { closest } from '../diagnostics/closest.ts';
import { noPackage, outsidePattern } from '../diagnostics/packages.ts';
import type { Found, Problem } from '../model/problem.ts';
import { repositoryOf } from './findCheckout.ts';
import { findCode } from './findCode.ts';
import { isPattern, listFolders } from './listFolders.ts';
import { type Manifest, textOf } from './manifest.ts';
import { hasDamagedManifest, readManifest } from './readManifest.ts';
import { isInside } from './readRegularFile.ts';
import { readWorkspace } from './readWorkspace.ts';

/** A package to document. */
export interface FoundPackage {
  /** Absolute. */
  readonly folder: string;
  /** Of its `package.json`, else the folder's. */
  readonly name: string;
  readonly manifest: Manifest;
  /** Where it is known already. Undefined: it follows from the name. */
  readonly slug?: string | undefined;
}

interface FindPackagesRequest {
  /** Absolute. */
  readonly cwd: string;
  /** Folders of packages, roots of workspaces, and patterns, relative to `cwd`. */
  readonly paths: readonly string[];
  /** Whether refs are named, too: a path that does not exist may be another one. Default: false. */
  readonly hasRefs?: boolean | undefined;
}

/**
 * Finds the packages that paths name, each once, in the order of the paths. A folder with a `package.json` is a package, the root of a
 * workspace means its packages, and a pattern means all packages that match. `private` packages are only included if their own folder was
 * named, and so are packages without code (`findCode`). A package with a damaged `package.json` is included, too: its extraction reports the damage, and the other packages are still
 * documented.
 */
export function findPackages({ cwd, paths, hasRefs = false }: FindPackagesRequest): Found<readonly FoundPackage[]> {
  const packages = new Map<string, FoundPackage>();
  const problems: Problem[] = [];
  for (const path of paths) {
    const found = isPattern(path) && !existsSync(resolve(cwd, path)) ? byPattern(cwd, path) : byFolder({ cwd, path, hasRefs });
    for (const one of found.value) packages.set(one.folder, one);
    problems.push(...found.problems);
  }
  return { value: [...packages.values()], problems };
}

interface FolderRequest {
  readonly cwd: string;
  readonly path: string;
  readonly hasRefs: boolean;
}

function byFolder({ cwd, path, hasRefs }: FolderRequest): Found<readonly FoundPackage[]> {
  const folder = resolve(cwd, path);
  const manifest = readManifest(folder);
  const patterns = readWorkspace(folder, manifest);
  if (patterns !== undefined) return membersOf({ path, folder, patterns });
  const value = packagesIn([folder]);
  if (value.length > 0) return { value, problems: [] };
  return { value: [], problems: [noPackage({ path, ...adviceFor({ folder, path, hasRefs }) })] };
}

interface Workspace {
  readonly path: string;
  readonly folder: string;
  readonly patterns: readonly string[];
}

/** A root that is published itself is one of its own packages. */
function membersOf({ path, folder, patterns }: Workspace): Found<readonly FoundPackage[]> {
  const root = packagesIn([folder]).filter(isPublished);
  const members = publicOf(packagesIn(memberFolders(folder, patterns)), {
    path,
    none: 'is the root of a workspace without packages',
    hidden: 'is the root of a workspace whose packages are all private',
  });
  const outside = patterns.filter(leaves).map((pattern) => outsidePattern({ path, pattern }));
  return { value: [...root, ...members.value], problems: [...outside, ...(root.length > 0 ? [] : members.problems)] };
}

/** A private root with `exports` is published from a folder that its build makes. */
function isPublished({ manifest: { name, version, private: isPrivate, exports } }: FoundPackage): boolean {
  return textOf(name) !== undefined && textOf(version) !== undefined && (isPrivate !== true || exports !== undefined);
}

/** Absolute folders of a workspace's members. Folders outside of the workspace are omitted, whatever its patterns say. */
export function memberFolders(folder: string, patterns: readonly string[]): readonly string[] {
  const own = patterns.filter((pattern) => !leaves(pattern));
  const repository = [repositoryOf(folder)];
  return listFolders(folder, own)
    .map((member) => join(folder, member))
    .filter((member) => existsSync(member) && isInside(member, repository));
}

/** Whether a pattern of a workspace means folders outside of it. */
function leaves(pattern: string): boolean {
  const written = pattern.replace(/^!/, '').replaceAll('\\', '/');
  return isAbsolute(written) || written.split(/[/{},]/).includes('..');
}

function byPattern(cwd: string, path: string): Found<readonly FoundPackage[]> {
  // A pattern may lead upwards, or begin at the root.
  const segments = path.split(/[\\/]/);
  const fixed = segments.findIndex(isPattern);
  const folder = resolve(cwd, segments.slice(0, fixed).join('/') || (isAbsolute(path) ? '/' : '.'));
  const folders = listFolders(folder, [segments.slice(fixed).join('/')]).map((one) => join(folder, one));
  return publicOf(packagesIn(folders), {
    path,
    none: 'matches no folder that has a package.json',
    hidden: 'matches only private packages',
  });
}

function packagesIn(folders: readonly string[]): readonly FoundPackage[] {
  return folders.flatMap((folder) => {
    const manifest = readManifest(folder) ?? (hasDamagedManifest(folder) ? {} : undefined);
    return manifest === undefined ? [] : [{ folder, manifest, name: nameOf(folder, manifest) }];
  });
}

interface Whence {
  readonly path: string;
  /** Message for a path without packages. */
  readonly none: string;
  /** The same when there would have been something. */
  readonly hidden: string;
}

function publicOf(packages: readonly FoundPackage[], { path, none, hidden }: Whence): Found<readonly FoundPackage[]> {
  const value = packages.filter((one) => one.manifest.private !== true && findCode(one) !== undefined);
  if (value.length > 0) return { value, problems: [] };
  const advice =
    packages.length === 0
      ? { why: none, hint: 'Correct the path or the pattern.' }
      : { why: hidden, hint: 'To document a private package, name its folder.' };
  return { value, problems: [noPackage({ path, ...advice })] };
}

function nameOf(folder: string, { name }: Manifest): string {
  return textOf(name) ?? basename(folder);
}

interface Unusable {
  readonly folder: string;
  readonly path: string;
  readonly hasRefs: boolean;
}

function adviceFor({ folder, path, hasRefs }: Unusable): { readonly why: string; readonly hint: string } {
  if (path.startsWith('npm:'))
    return { why: 'is in the registry', hint: 'Only `gqldocs build` reads the registry. Install the package, and name its folder.' };
  if (!existsSync(folder)) {
    const near = closest(basename(folder), foldersIn(dirname(folder)));
    const hint =
      near === undefined
        ? 'Name the folder of a package, relative to the current folder.'
        : `Did you mean ${join(dirname(path), near).replaceAll('\\', '/')}?`;
    const another = hasRefs ? ' For several refs, repeat the option: `--ref v1.0.0 --ref v2.0.0`.' : '';
    return { why: 'does not exist', hint: `${hint}${another}` };
  }
  const inside = foldersIn(folder).find((name) => readManifest(join(folder, name)) !== undefined);
  const all = `${path.replace(/[\\/]+$/, '')}/*`;
  return {
    why: 'has no readable package.json',
    hint: inside === undefined ? 'Name a folder that has a package.json.' : `For all packages in it, write "${all}".`,
  };
}

function foldersIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name)
      .toSorted();
  } catch {
    return [];
  }
}
