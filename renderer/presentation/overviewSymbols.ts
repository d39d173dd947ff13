import type { ApiPackage, ApiSymbol } from '../model/api.ts';

/**
 * The symbols that menus and overviews of a package list. If a deep import and another entry point have a symbol of the same kind and name,
 * only that of the other one is listed: packages that bundle their declarations have most symbols in both. Symbols of deep imports that are
 * internal by their path are not listed. The page of the deep import lists its own.
 */
export function preferredSymbols({ modules, symbols }: Pick<ApiPackage, 'modules' | 'symbols'>): readonly ApiSymbol[] {
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

/** Of the heading above the groups of an overview that has many. */
export const categoriesId = 'all-categories';

/** A page that lists more names would grow with the package. */
export const mostNames = 600;

/** Of these, the ones that an overview lists: namespaces list their own. */
export function overviewSymbols(pkg: Pick<ApiPackage, 'modules' | 'symbols'>): readonly ApiSymbol[] {
  return preferredSymbols(pkg).filter(isTopLevel);
}

/** Whether an item is a direct child of its module, not of a namespace, which lists its own. */
export function isTopLevel({ name, qualifiedName }: ApiSymbol): boolean {
  return name === qualifiedName;
}

function keyOf({ kind, qualifiedName }: ApiSymbol): string {
  return `${kind} ${qualifiedName}`;
}
