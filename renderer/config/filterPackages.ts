import { closest } from '../diagnostics/closest.ts';
import { unknownFilter } from '../diagnostics/packages.ts';
import type { Config, PackageConfig } from '../model/config.ts';
import type { Found } from '../model/problem.ts';

/**
 * A config with only the packages whose name or slug matches one of the filters. A star matches any text, so `@scope/*` is a scope. Without
 * filters, every package is kept. A filter without a match is a problem.
 */
export function filterPackages({ config, filters, nameOf }: FilterRequest): Found<Config> {
  if (filters.length === 0) return { value: config, problems: [] };
  const { packages } = config.api;
  const namesOf = (pkg: PackageConfig): readonly string[] => [nameOf(pkg), pkg.slug];
  const patterns = filters.map((filter) => ({ filter, pattern: toRegExp(filter) }));
  const fits = (pkg: PackageConfig, pattern: RegExp): boolean => namesOf(pkg).some((name) => pattern.test(name));
  const problems = patterns
    .filter(({ pattern }) => !packages.some((pkg) => fits(pkg, pattern)))
    .map(({ filter }) => unknownFilter({ filter, nearest: closest(filter, packages.flatMap(namesOf)), names: packages.map(nameOf) }));
  const kept = packages.filter((pkg) => patterns.some(({ pattern }) => fits(pkg, pattern)));
  return { value: { ...config, api: { ...config.api, packages: kept } }, problems };
}

interface FilterRequest {
  readonly config: Config;
  readonly filters: readonly string[];
  /** The package's own name, of its `package.json`. */
  readonly nameOf: (pkg: PackageConfig) => string;
}

function toRegExp(filter: string): RegExp {
  return new RegExp(`^${filter.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')}$`);
}
