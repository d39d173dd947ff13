import { type ApiPackage, type ApiSymbol, symbolKinds } from '../../model/api.ts';
import { compareNames, compareText } from '../../model/compareText.ts';
import type { PackageConfig } from '../../model/config.ts';

/** By kind, then by name (upper case counts only between equals) or in the order of the sources. Never by locale: that differs between machines. */
export function sortSymbols(symbols: readonly ApiSymbol[], order: PackageConfig['sort']): readonly ApiSymbol[] {
  const compare = order === 'source' ? bySource : byName;
  return [...symbols].sort((a, b) => symbolKinds.indexOf(a.kind) - symbolKinds.indexOf(b.kind) || compare(a, b));
}

/** The categories of a package in the order of its lists: those that the config names, then the others by name or as they first occur. */
export function orderCategories(
  symbols: readonly ApiSymbol[],
  { sort, categoryOrder }: Pick<PackageConfig, 'sort' | 'categoryOrder'>,
): Pick<ApiPackage, 'categories'> {
  const found = new Set(symbols.toSorted(bySource).flatMap(({ grouping }) => grouping?.categories ?? []));
  if (found.size === 0) return {};
  const named = categoryOrder.filter((name) => found.has(name));
  const others = [...found].filter((name) => !named.includes(name));
  return { categories: [...named, ...(sort === 'source' ? others : others.toSorted(compareNames))] };
}

function byName(a: ApiSymbol, b: ApiSymbol): number {
  return compareNames(a.qualifiedName, b.qualifiedName) || compareText(a.id, b.id);
}

/** As the sources have them: files by their paths, then line by line. */
function bySource(a: ApiSymbol, b: ApiSymbol): number {
  const [first, second] = [a.sources[0], b.sources[0]];
  if (first === undefined || second === undefined) return Number(first === undefined) - Number(second === undefined) || byName(a, b);
  return compareText(first.file, second.file) || first.line - second.line || byName(a, b);
}
