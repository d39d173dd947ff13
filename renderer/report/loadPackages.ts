import { relative } from 'node:path';
import { type LoadConfigRequest, type LoadedConfig, loadConfig } from '../config/loadConfig.ts';
import type { Found } from '../model/problem.ts';
import { findPackages } from '../packages/findPackages.ts';

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
