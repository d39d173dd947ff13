import { join, posix } from 'node:path';
import { entriesOf } from '../../packages/listFolders.ts';
import { isRecord } from '../../packages/manifest.ts';
import { isInside, isRegularFile, realPath } from '../../packages/readRegularFile.ts';
import { type ExportTarget, exportTargets } from './exportTargets.ts';
import { findEntryPoints, findScripts } from './findEntryPoints.ts';
import type { EntryPoint } from './importableEntries.ts';
import { openProjects, type Project } from './openProjects.ts';
import { isScriptFile } from './ownScripts.ts';
import { type PackageInfo, readPackageInfo, slashes } from './readPackageInfo.ts';
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
  const typed = ownSources(findEntryPoints({}, info, { onlySources: true }).value, info, targets);
  const documented = findEntryPoints({}, info).value;
  const sources = typed.length > 0 ? typed : compiledScripts(info, documented);
  const names = new Set(sources.map(({ name }) => name));
  const files = new Set(sources.map(({ file }) => file));
  const isBuilt =
    written.some((path) => !isSource(path) && (typed.length > 0 || !isOwnFile(path, info))) ||
    (files.size > 0 && documented.some(({ file }) => !files.has(file)));
  const isOpen = isWholeFolder(targets);
  const hasAll = sources.length > 0 && documented.every(({ name }) => names.has(name) || (isOpen && !isWritten(name, targets)));
  const built = hasAll ? documented.find(({ name, file }) => names.has(name) && !isSource(file) && !files.has(file))?.file : undefined;
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
    .filter(({ name, file }) => isWritten(name, targets) || (inRoot(file) && !isWritten(importable(name), targets)))
    .map(({ name, file }) => ({ name: importable(name), file }));
}

/**
 * The sources of a JavaScript package whose declarations are compiled from its scripts. Empty if declarations are written by hand: they say
 * more than the scripts.
 */
function compiledScripts(info: PackageInfo, documented: readonly EntryPoint[]): readonly EntryPoint[] {
  const scripts = findScripts(info);
  const projects = [...(openProjects({ path: join(info.folder, 'tsconfig.json') })?.all() ?? [])];
  const real = (file: string): string => slashes(realPath(file));
  const isOwn = (file: string): boolean =>
    isOwnFile(file.slice(info.folder.length + 1), info) || projects.some(({ includes }) => includes(real(file)));
  const isMade = ({ name, file }: EntryPoint): boolean => {
    const script = scripts.find((one) => one.name === name)?.file;
    return script !== undefined && (file === script || projects.some((project) => writes(project, real(script), real(file))));
  };
  return documented.every(isMade) ? scripts.filter(({ file }) => isScriptFile(file) && isOwn(file)) : [];
}

/** Whether the compiler makes a declaration file from a script: in a folder for output, or next to the script. */
function writes({ options, includes }: Project, script: string, declaration: string): boolean {
  if ((options.declaration ?? options.composite) !== true || options.noEmit === true || !includes(script)) return false;
  const output = options.declarationDir ?? options.outDir;
  return output === undefined ? declaration === script.replace(/\.([cm]?)jsx?$/, '.d.$1ts') : isInside(declaration, [output]);
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
