import type { PackageConfig } from '../model/config.ts';
import { isRecord } from '../packages/manifest.ts';
import type { Lookups } from './entry/findEntryFiles.ts';
import { findEntryPoints } from './entry/findEntryPoints.ts';
import type { EntryPoint } from './entry/importableEntries.ts';
import type { PackageInfo } from './entry/readPackageInfo.ts';

interface DeepImportsRequest {
  readonly config: Pick<PackageConfig, 'entryPoints' | 'tsconfig'>;
  readonly info: PackageInfo;
  /** The modules that are documented. */
  readonly entryPoints: readonly EntryPoint[];
  /** Default: none. */
  readonly lookups?: Lookups | undefined;
}

/**
 * Files that users can import in addition to the documented modules, because a pattern of `exports` matches any path. Only where the config
 * chooses the entry points; otherwise all of them are documented.
 */
export function deepImports({ config, info, entryPoints, lookups }: DeepImportsRequest): readonly string[] {
  const { exports } = info.manifest;
  if (config.entryPoints === undefined || !isRecord(exports)) return [];
  const documented = new Set(entryPoints.map(({ file }) => file));
  const { value } = findEntryPoints({ tsconfig: config.tsconfig, entryPoints: undefined }, info, { lookups });
  const deep = value.filter(({ name, file }) => name !== '' && !documented.has(file) && !Object.hasOwn(exports, `./${name}`));
  return deep.map(({ name }) => `${info.name}/${name}`).sort();
}
