import { join, posix } from 'node:path';
import { entriesOf } from '../../packages/listFolders.ts';
import { isRecord } from '../../packages/manifest.ts';
import { isRegularFile } from '../../packages/readRegularFile.ts';
import { type ExportTarget, exportTargets } from './exportTargets.ts';
import { findEntryPoints } from './findEntryPoints.ts';
import type { EntryPoint } from './importableEntries.ts';
import { type PackageInfo, readPackageInfo } from './readPackageInfo.ts';
import { isInOutFolder, isSource } from './sourceCandidates.ts';

export interface SourceEntryPoints {
  /** Whether `package.json` names files that a build makes. */
  readonly isBuilt: boolean;
  /** The source of each module, relative to the package, as `entryPoints` of a config. Undefined if one is missing. */
  readonly entryPoints?: Readonly<Record<string, string>> | undefined;
  /** A built file that is documented although its sources are there, relative to the package. Undefined: there is none. */
  readonly built?: string | undefined;
}

/** Finds the sources of the modules of a package, whether it is built or not. */
export function sourceEntryPoints(folder: string): SourceEntryPoints {
  const info = readPackageInfo({ path: folder, root: folder });
  const { exports, types, typings, main, module } = info.manifest;
  const targets = exportTargets(exports);
  const written = [...targets.flatMap(({ paths }) => paths), types, typings, main, module].filter((path) => typeof path === 'string');
  const sources = ownSources(findEntryPoints({}, info, { onlySources: true }).value, info, targets);
  const names = new Set(sources.map(({ name }) => name));
  const documented = findEntryPoints({}, info).value;
  const isBuilt = written.some((path) => !isSource(path) && (sources.length > 0 || !isOwnFile(path, info)));
  const isOpen = isWholeFolder(targets);
  const hasAll = sources.length > 0 && documented.every(({ name }) => names.has(name) || (isOpen && !isWritten(name, targets)));
  const built = hasAll ? documented.find(({ name, file }) => names.has(name) && !isSource(file))?.file : undefined;
  const entries = sources.map(({ name, file }) => [name === '' ? '.' : `./${name}`, file.slice(info.folder.length + 1)] as const);
  return { isBuilt, entryPoints: hasAll ? Object.fromEntries(entries) : undefined, built: built?.slice(info.folder.length + 1) };
}

/**
 * A package that is published from its output has a pattern such as `./*.js`, which fits every file of the repository. Its modules are those
 * in the folder of its main source.
 */
function ownSources(sources: readonly EntryPoint[], { folder }: PackageInfo, targets: readonly ExportTarget[]): readonly EntryPoint[] {
  const main = sources.find(({ name }) => name === '')?.file;
  const root = main === undefined ? '.' : posix.dirname(main.slice(folder.length + 1));
  if (root === '.' || !isWholeFolder(targets)) return sources;
  const inRoot = (file: string): boolean => file.startsWith(`${folder}/${root}/`);
  const importable = (name: string): string => (name.startsWith(`${root}/`) ? name.slice(root.length + 1) : name);
  return sources
    .filter(({ name, file }) => isWritten(name, targets) || inRoot(file))
    .map(({ name, file }) => ({ name: importable(name), file }));
}

function isWholeFolder(targets: readonly ExportTarget[]): boolean {
  return targets.some(({ paths }) => paths.some((path) => posix.normalize(path).startsWith('*')));
}

/** Whether `exports` has a name itself, and not only a pattern. */
function isWritten(name: string, targets: readonly ExportTarget[]): boolean {
  return targets.some(({ subpath }) => subpath === (name === '' ? '.' : `./${name}`));
}

/** Whether a file is written by hand. A script in a folder such as `lib` may also be made by a script `build`. */
function isOwnFile(path: string, { folder, manifest }: PackageInfo): boolean {
  const [beforeStar = '', ...pattern] = path.split('*');
  const isThere =
    pattern.length > 0 ? entriesOf(join(folder, posix.dirname(`${beforeStar}*`))).length > 0 : isRegularFile(join(folder, path));
  if (!isThere) return false;
  if (!isInOutFolder(posix.normalize(path))) return true;
  return /\.[cm]?jsx?$/.test(path) && !(isRecord(manifest.scripts) && Object.hasOwn(manifest.scripts, 'build'));
}
