import type { ApiPackage, ApiSymbol } from '../../model/api.ts';
import type { PackageConfig } from '../../model/config.ts';
import { byCodePoint, bySource } from './sortSymbols.ts';

/** The categories of a package in the order of its lists: those that the config names, then the others by name or as they first occur. */
export function orderCategories(
  symbols: readonly ApiSymbol[],
  { sort, categoryOrder }: Pick<PackageConfig, 'sort' | 'categoryOrder'>,
): Pick<ApiPackage, 'categories'> {
  const found = new Set(symbols.toSorted(bySource).flatMap(({ grouping }) => grouping?.categories ?? []));
  if (found.size === 0) return {};
  const named = categoryOrder.filter((name) => found.has(name));
  const others = [...found].filter((name) => !named.includes(name));
  return { categories: [...named, ...(sort === 'source' ? others : others.toSorted(byName))] };
}

function byName(a: string, b: string): number {
  return byCodePoint(a.toLowerCase(), b.toLowerCase()) || byCodePoint(a, b);
}
