import { exportTargets } from './exportTargets.ts';
import { findEntryPoints } from './findEntryPoints.ts';
import { readPackageInfo } from './readPackageInfo.ts';
import { isSource } from './sourceCandidates.ts';

export interface SourceEntryPoints {
  /** Whether `package.json` names files that a build makes. */
  readonly isBuilt: boolean;
  /** The source of each module, relative to the package, as `entryPoints` of a config. Undefined if one is missing. */
  readonly entryPoints?: Readonly<Record<string, string>> | undefined;
}

/** Finds the sources of the modules of a package, whether it is built or not. */
export function sourceEntryPoints(folder: string): SourceEntryPoints {
  const info = readPackageInfo({ path: folder, root: folder });
  const { exports, types, typings, main, module } = info.manifest;
  const written = [...exportTargets(exports).flatMap(({ paths }) => paths), types, typings, main, module];
  const isBuilt = written.some((path) => typeof path === 'string' && !isSource(path));
  const sources = findEntryPoints({}, info, { onlySources: true }).value;
  const names = new Set(sources.map(({ name }) => name));
  const hasAll = sources.length > 0 && findEntryPoints({}, info).value.every(({ name }) => names.has(name));
  const entries = sources.map(({ name, file }) => [name === '' ? '.' : `./${name}`, file.slice(info.folder.length + 1)] as const);
  return { isBuilt, entryPoints: hasAll ? Object.fromEntries(entries) : undefined };
}
