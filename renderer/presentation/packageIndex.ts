import type { ApiModule, ApiPackage, ApiSymbol } from '../model/api.ts';
import { groupBy } from '../model/groupBy.ts';
import { memoize } from '../model/memoize.ts';
import { specifierOf } from '../model/specifierOf.ts';
import type { SymbolId } from '../model/type.ts';
import { exampleImports } from './exampleImports.ts';

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
 * The modules with other imports of a symbol than that of its own module, with these re-exports alone: those under another name, as a type only, or
 * that the symbol's examples use. Files that a pattern of `exports` matches are not among them unless examples use them: what they export is
 * exported elsewhere.
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

function renamingModules(pkg: ApiPackage): PackageIndex['renaming'] {
  const byId = new Map(pkg.symbols.map((symbol) => [symbol.id, symbol]));
  const importsOf = memoize(exampleImports);
  const renaming = new Map<SymbolId, ApiModule[]>();
  for (const module of pkg.modules) {
    const { name, specifier, globals, references, isDeep } = module;
    const from = specifierOf(pkg, module);
    const renamed = references.filter(({ name: exported, target, isTypeOnly }) => {
      const symbol = byId.get(target);
      if (symbol === undefined) return false;
      const isOther = exported !== symbol.qualifiedName || (isTypeOnly === true && name !== symbol.module);
      return (isOther && isDeep !== true) || importsOf(symbol).some((one) => one.name === exported && one.specifier === from);
    });
    for (const [id, own] of groupBy(renamed, ({ target }) => target))
      renaming.set(id, [...(renaming.get(id) ?? []), { name, specifier, globals, symbols: [], references: own }]);
  }
  return renaming;
}

function pick<T>(all: readonly T[], positions: ReadonlyMap<string, number>, keys: Iterable<string>): readonly T[] {
  const wanted = [...new Set(keys)].flatMap((key) => positions.get(key) ?? []);
  return wanted.sort((a, b) => a - b).flatMap((position) => all[position] ?? []);
}
