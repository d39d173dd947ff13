import type { PackageConfig } from '../model/config.ts';
import { findEntryPoints } from './entry/findEntryPoints.ts';
import type { EntryPoint } from './entry/importableEntries.ts';
import type { PackageInfo } from './entry/readPackageInfo.ts';

export interface DeepImportsRequest {
  readonly config: Pick<PackageConfig, 'entryPoints' | 'tsconfig'>;
  readonly info: PackageInfo;
  /** The modules that are documented. */
  readonly entryPoints: readonly EntryPoint[];
}

/**
 * Files that users can import in addition to the documented modules, because a pattern of `exports` matches any path. Only where the config
 * chooses the entry points; otherwise all of them are documented.
 */
export function deepImports({ config, info, entryPoints }: DeepImportsRequest): readonly string[] {
  const { exports } = info.manifest;
  if (config.entryPoints === undefined || !isRecord(exports)) return [];
  const documented = new Set(entryPoints.map(({ file }) => file));
  const { value } = findEntryPoints({ tsconfig: config.tsconfig, entryPoints: undefined }, info);
  const deep = value.filter(({ name, file }) => name !== '' && !documented.has(file) && !Object.hasOwn(exports, `./${name}`));
  return deep.map(({ name }) => `${info.name}/${name}`).sort();
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
