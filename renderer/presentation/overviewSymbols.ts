import type { ApiPackage, ApiSymbol } from '../model/api.ts';
import { memoize } from '../model/memoize.ts';
import { withCategories } from './withCategories.ts';

/** The symbols that menus and overviews of a package list, each in the categories that it belongs to. */
export const overviewSymbols = memoize(
  (pkg: ListedPackage): readonly ApiSymbol[] => withCategories(preferredSymbols(pkg), pkg.symbols),
  new WeakMap(),
);

type ListedPackage = Pick<ApiPackage, 'modules' | 'symbols'>;

/**
 * If a deep import and another entry point have a symbol of the same kind and name,
 * only that of the other one is listed: packages that bundle their declarations have most symbols in both. Symbols of deep imports that are
 * internal by their path are not listed. The page of the deep import lists its own.
 */
function preferredSymbols({ modules, symbols }: ListedPackage): readonly ApiSymbol[] {
  const deep = new Set(modules.flatMap(({ name, isDeep }) => (isDeep === true ? [name] : [])));
  if (deep.size === 0) return symbols;
  const preferred = new Set(symbols.flatMap((symbol) => (deep.has(symbol.module) ? [] : [keyOf(symbol)])));
  return symbols.filter((symbol) => !deep.has(symbol.module) || (!isInternalModule(symbol.module) && !preferred.has(keyOf(symbol))));
}

/** Whether a module is not for users by convention: `internal/util`, `_internal`. */
export function isInternalModule(name: string): boolean {
  return name.split('/').some((part) => part === 'internal' || part.startsWith('_'));
}

/** The overview of a package with fewer symbols lists them as they are; others have a row for each group. */
export const fewestRows = 40;

/** An overview with more groups than these has a heading above all of them. */
export const manyGroups = 12;

/** Of this heading. */
export const categoriesId = 'all-categories';

/** A page that lists more names would grow with the package. */
export const mostNames = 600;

/** Whether an item is a direct child of its module, not of a namespace, which lists its own. */
export function isTopLevel({ name, qualifiedName }: ApiSymbol): boolean {
  return name === qualifiedName;
}

function keyOf({ kind, qualifiedName }: ApiSymbol): string {
  return `${kind} ${qualifiedName}`;
}
