import { exportTargets } from './exportTargets.ts';
import { findEntryPoints } from './findEntryPoints.ts';
import { readPackageInfo } from './readPackageInfo.ts';
import { isSource } from './sourceCandidates.ts';

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
  const isBuilt = written.some((path) => typeof path === 'string' && !isSource(path));
  const sources = findEntryPoints({}, info, { onlySources: true }).value;
  const names = new Set(sources.map(({ name }) => name));
  const documented = findEntryPoints({}, info).value;
  const hasAll = sources.length > 0 && documented.every(({ name }) => names.has(name));
  const built = hasAll ? documented.find(({ file }) => !isSource(file))?.file : undefined;
  const entries = sources.map(({ name, file }) => [name === '' ? '.' : `./${name}`, file.slice(info.folder.length + 1)] as const);
  return { isBuilt, entryPoints: hasAll ? Object.fromEntries(entries) : undefined, built: built?.slice(info.folder.length + 1) };
}
