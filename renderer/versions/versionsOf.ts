import type { ApiPackage } from '../model/api.ts';

/** The packages that are versions of one package, in the order of the config. Empty for a package that is there once. */
export function versionsOf<T extends Pick<ApiPackage, 'name'>>({ name }: Pick<ApiPackage, 'name'>, packages: readonly T[]): readonly T[] {
  const versions = name === '' ? [] : packages.filter((pkg) => pkg.name === name);
  return versions.length < 2 ? [] : versions;
}
