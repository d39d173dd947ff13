import { posix } from 'node:path';
import { isRecord } from '../../packages/manifest.ts';
import { exportTargets } from './exportTargets.ts';
import { findEntryPoints } from './findEntryPoints.ts';
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
  const written = [...exportTargets(exports).flatMap(({ paths }) => paths), types, typings, main, module];
  const sources = findEntryPoints({}, info, { onlySources: true }).value;
  const names = new Set(sources.map(({ name }) => name));
  const documented = findEntryPoints({}, info).value;
  const scripts = new Set(documented.flatMap(({ file }) => (isOwnScript(file, info) ? [file] : [])));
  const isBuilt = written.some(
    (path) => typeof path === 'string' && !isSource(path) && !scripts.has(posix.join(slashes(info.folder), path)),
  );
  const hasAll = sources.length > 0 && documented.every(({ name }) => names.has(name));
  const built = hasAll ? documented.find(({ file }) => !isSource(file))?.file : undefined;
  const entries = sources.map(({ name, file }) => [name === '' ? '.' : `./${name}`, file.slice(info.folder.length + 1)] as const);
  return { isBuilt, entryPoints: hasAll ? Object.fromEntries(entries) : undefined, built: built?.slice(info.folder.length + 1) };
}

/** Whether a script is written by hand. In a folder such as `lib`, it may also be made by a script `build`. */
function isOwnScript(file: string, { folder, manifest }: PackageInfo): boolean {
  if (!/\.[cm]?jsx?$/.test(file)) return false;
  return !isInOutFolder(file.slice(folder.length + 1)) || !(isRecord(manifest.scripts) && Object.hasOwn(manifest.scripts, 'build'));
}
