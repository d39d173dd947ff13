import type { ApiModule, ApiPackage, ApiSymbol } from '../model/api.ts';
import { groupBy } from '../model/groupBy.ts';
import { memoize } from '../model/memoize.ts';
import type { SymbolId } from '../model/type.ts';

/*
 * Finds parts of a package without a search: one among all symbols and modules for each page would grow with the square of the package.
 */

interface PackageIndex {
  readonly symbols: ReadonlyMap<SymbolId, number>;
  readonly modules: ReadonlyMap<string, number>;
  readonly renaming: ReadonlyMap<SymbolId, readonly ApiModule[]>;
  readonly byName: ReadonlyMap<string, readonly ApiSymbol[]>;
}

/** The symbols with these ids, in the order of the package. */
export function symbolsWithIds(pkg: ApiPackage, ids: Iterable<SymbolId>): readonly ApiSymbol[] {
  return pick(pkg.symbols, indexOf(pkg).symbols, ids);
}

/** The modules with these names, in the order of the package. */
export function modulesNamed(pkg: ApiPackage, names: Iterable<string>): readonly ApiModule[] {
  return pick(pkg.modules, indexOf(pkg).modules, names);
}

/**
 * The modules that export a symbol under another name than its own, with these re-exports alone. Files that a pattern of `exports` matches are
 * not among them: what they export is exported elsewhere.
 */
export function modulesRenaming(pkg: ApiPackage, id: SymbolId): readonly ApiModule[] {
  return indexOf(pkg).renaming.get(id) ?? [];
}

/** The other symbols with a symbol's name in its module: the namespace of a function, the type of a variable. */
export function namesakesOf(pkg: ApiPackage, symbol: ApiSymbol): readonly ApiSymbol[] {
  return (indexOf(pkg).byName.get(nameKey(symbol)) ?? []).filter(({ id }) => id !== symbol.id);
}

function nameKey({ module, qualifiedName }: ApiSymbol): string {
  return `${module}!${qualifiedName}`;
}

const indexOf = memoize((pkg: ApiPackage): PackageIndex => {
  const symbols = new Map(pkg.symbols.map(({ id }, position) => [id, position]));
  const modules = new Map(pkg.modules.map(({ name }, position) => [name, position]));
  return { symbols, modules, renaming: renamingModules(pkg), byName: groupBy(pkg.symbols, nameKey) };
}, new WeakMap());

function renamingModules({ modules, symbols }: ApiPackage): PackageIndex['renaming'] {
  const names = new Map(symbols.map(({ id, qualifiedName }) => [id, qualifiedName]));
  const renaming = new Map<SymbolId, ApiModule[]>();
  for (const { name, specifier, globals, references } of modules.filter(({ isDeep }) => isDeep !== true)) {
    const renamed = references.filter((reference) => names.has(reference.target) && names.get(reference.target) !== reference.name);
    for (const [id, own] of groupBy(renamed, ({ target }) => target))
      renaming.set(id, [...(renaming.get(id) ?? []), { name, specifier, globals, symbols: [], references: own }]);
  }
  return renaming;
}

function pick<T>(all: readonly T[], positions: ReadonlyMap<string, number>, keys: Iterable<string>): readonly T[] {
  const wanted = [...new Set(keys)].flatMap((key) => positions.get(key) ?? []);
  return wanted.sort((a, b) => a - b).flatMap((position) => all[position] ?? []);
}
