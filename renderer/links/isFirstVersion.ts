import type { ApiPackage } from '../model/api.ts';

/** Whether a package is the first of its name: of several versions, the one that is meant where none is said. */
export function isFirstVersion(pkg: ApiPackage, packages: readonly ApiPackage[]): boolean {
  return pkg.name === '' || packages.find(({ name }) => name === pkg.name) === pkg;
}
