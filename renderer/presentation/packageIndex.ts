import type { ApiModule, ApiPackage, ApiSymbol } from '../model/api.ts';
import type { SymbolId } from '../model/type.ts';

/*
 * Finds parts of a package without a search: one among all symbols and modules for each page would grow with the square of the package.
 */

interface PackageIndex {
  readonly symbols: ReadonlyMap<SymbolId, number>;
  readonly modules: ReadonlyMap<string, number>;
}

const known = new WeakMap<ApiPackage, PackageIndex>();

/** The symbols with these ids, in the order of the package. */
export function symbolsWithIds(pkg: ApiPackage, ids: Iterable<SymbolId>): readonly ApiSymbol[] {
  return pick(pkg.symbols, indexOf(pkg).symbols, ids);
}

/** The modules with these names, in the order of the package. */
export function modulesNamed(pkg: ApiPackage, names: Iterable<string>): readonly ApiModule[] {
  return pick(pkg.modules, indexOf(pkg).modules, names);
}

function indexOf(pkg: ApiPackage): PackageIndex {
  const found = known.get(pkg);
  if (found !== undefined) return found;
  const symbols = new Map(pkg.symbols.map(({ id }, position) => [id, position]));
  const made = { symbols, modules: new Map(pkg.modules.map(({ name }, position) => [name, position])) };
  known.set(pkg, made);
  return made;
}

function pick<T>(all: readonly T[], positions: ReadonlyMap<string, number>, keys: Iterable<string>): readonly T[] {
  const wanted = [...new Set(keys)].flatMap((key) => positions.get(key) ?? []);
  return wanted.sort((a, b) => a - b).flatMap((position) => all[position] ?? []);
}
