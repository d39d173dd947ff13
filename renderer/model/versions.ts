import type { ApiPackage } from './api.ts';
import type { SymbolId } from './type.ts';

/** The corresponding symbol in another version of the package. */
export interface Counterpart {
  /** The other version. */
  readonly slug: string;
  /** A symbol or member there. Undefined when nothing is near. */
  readonly id?: SymbolId | undefined;
  /** Its name, with that of its owner: `GraphQLSchema.getRootType`. */
  readonly name?: string | undefined;
  /** Whether it is the same export, perhaps of another kind, and not only the nearest one. */
  readonly isSame: boolean;
}

/** The packages that are versions of one package, in the order of the config. Empty for a package that is there once. */
export function versionsOf<T extends Pick<ApiPackage, 'name'>>({ name }: Pick<ApiPackage, 'name'>, packages: readonly T[]): readonly T[] {
  const versions = name === '' ? [] : packages.filter((pkg) => pkg.name === name);
  return versions.length < 2 ? [] : versions;
}

/** Whether a package is the first of its name: of several versions, the one that is meant where none is said. */
export function isFirstVersion<T extends Pick<ApiPackage, 'name'>>(pkg: T, packages: readonly T[]): boolean {
  return pkg.name === '' || packages.find(({ name }) => name === pkg.name) === pkg;
}
