import { relative } from 'node:path';
import type { LibraryFiles } from '../../api/program/virtualProgram.ts';
import { type LoadConfigRequest, type LoadedConfig, loadConfig } from '../../config/loadConfig.ts';
import type { Config, PackageConfig } from '../../model/config.ts';
import { type Found, hasErrors, type Problem } from '../../model/problem.ts';
import { findPackages } from '../../packages/findPackages.ts';
import { type Release, readRelease } from '../../release/take/readRelease.ts';
import type { ReportedPackage } from './reportFiles.ts';

/** A package of the config, as it lies in its folder. */
export interface ReadPackage extends ReportedPackage {
  readonly config: PackageConfig;
  readonly release: Release;
}

interface ReadPackagesRequest {
  readonly config: Pick<Config, 'api' | 'root'>;
  readonly libraries: LibraryFiles;
  readonly signal?: AbortSignal | undefined;
}

/** Reads the API of each package in the working tree, with what its comments say. Refs of the config do not count. */
export async function readPackages({ config, libraries, signal }: ReadPackagesRequest): Promise<Found<readonly ReadPackage[]>> {
  const byPath = new Map<string, PackageConfig>();
  for (const one of config.api.packages) if (!byPath.has(one.path)) byPath.set(one.path, one);
  const read: (Omit<ReadPackage, 'root'> & { readonly name: string })[] = [];
  const problems: Problem[] = [];
  for (const one of byPath.values()) {
    const choice = { entryPoints: one.entryPoints, tsconfig: one.tsconfig, preferredEntryPoint: one.preferredEntryPoint };
    const given = { given: one.path, cwd: config.root, configOf: () => choice, wantsItems: true };
    const found = await readRelease({ ...given, libraries, signal });
    signal?.throwIfAborted();
    problems.push(...found.problems);
    const { value: release } = found;
    if (release === undefined || hasErrors(found.problems)) continue;
    const { snapshot, items = [] } = release;
    read.push({ config: one, release, snapshot, items, name: snapshot.package.name || one.slug });
  }
  const isTaken = (name: string): boolean => read.filter((other) => other.name === name).length > 1;
  const value = read.map(({ name, ...one }) => ({ ...one, root: isTaken(name) ? one.config.slug : name }));
  return { value, problems };
}

/** The config with the packages that are named, else with all of them; without a config file, the package in the working directory. */
export async function loadPackages(request: LoadConfigRequest): Promise<Found<LoadedConfig | undefined>> {
  const { packages = [], configFile, cwd } = request;
  const found = await loadConfig(request);
  const hasNothing = packages.length === 0 && configFile === undefined && found.problems.every(({ code }) => code === 'config/missing');
  if (found.value === undefined && hasNothing && found.problems.length > 0) return loadPackages({ ...request, packages: ['.'] });
  if (found.value === undefined || packages.length === 0) return found;
  const named = findPackages({ cwd, paths: packages }).value;
  const { config } = found.value;
  const chosen = config.api.packages.filter(({ path }) => named.some(({ folder }) => relative(folder, path) === ''));
  return { ...found, value: { ...found.value, config: { ...config, api: { ...config.api, packages: chosen } } } };
}
