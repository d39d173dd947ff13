import type { ApiPackage } from '../../model/api.ts';

/** Whether a package is the first of its name: of several versions, the one that is meant where none is said. */
export function isFirstVersion<T extends Pick<ApiPackage, 'name'>>(pkg: T, packages: readonly T[]): boolean {
  return pkg.name === '' || packages.find(({ name }) => name === pkg.name) === pkg;
}
