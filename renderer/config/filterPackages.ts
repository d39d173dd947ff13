import type { Config, PackageConfig } from '../model/config.ts';
import type { Found } from '../model/problem.ts';
import { closest } from '../problems/closest.ts';
import { unknownFilter } from '../problems/packages.ts';

/**
 * A config with those packages alone whose name or slug fits one of the filters; a star stands for any text, so that `@scope/*` is
 * a scope. No filter at all keeps every package; one that fits nothing is a problem.
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

export interface FilterRequest {
  readonly config: Config;
  readonly filters: readonly string[];
  /** The package's own name, of its `package.json`. */
  readonly nameOf: (pkg: PackageConfig) => string;
}

function toRegExp(filter: string): RegExp {
  return new RegExp(`^${filter.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')}$`);
}
