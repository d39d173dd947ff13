import { type ApiPackage, type ApiSymbol, symbolKinds } from '../../model/api.ts';
import type { Markdown } from '../../model/comment.ts';
import { compareNames, compareText } from '../../model/compareText.ts';
import type { PackageConfig } from '../../model/config.ts';
import { readmeImports } from '../../model/namedImports.ts';

/** By kind, then by name (upper case counts only between equals) or in the order of the sources. Never by locale: that differs between machines. */
export function sortSymbols(symbols: readonly ApiSymbol[], order: PackageConfig['sort']): readonly ApiSymbol[] {
  const compare = order === 'source' ? bySource : byName;
  return [...symbols].sort((a, b) => symbolKinds.indexOf(a.kind) - symbolKinds.indexOf(b.kind) || compare(a, b));
}

interface CategoriesRequest {
  readonly symbols: readonly ApiSymbol[];
  readonly config: Pick<PackageConfig, 'sort' | 'categoryOrder'>;
  /** Name of the package. */
  readonly name: string;
  readonly readme?: Markdown | undefined;
}

/**
 * The categories of a package in the order of its lists: those that the config names, then as they first occur in the sources, if these say the
 * order; else those of what the README imports, which readers need first, and the others by name.
 */
export function orderCategories({ symbols, config, name, readme }: CategoriesRequest): Pick<ApiPackage, 'categories'> {
  const found = new Set(symbols.toSorted(bySource).flatMap(categoriesOf));
  if (found.size === 0) return {};
  const named = config.categoryOrder.filter((category) => found.has(category));
  if (config.sort === 'source') return { categories: [...new Set([...named, ...found])] };
  const shown = readmeImports({ name, readme }).flatMap((one) =>
    symbols.filter((symbol) => symbol.qualifiedName === one).flatMap(categoriesOf),
  );
  return { categories: [...new Set([...named, ...shown, ...[...found].toSorted(compareNames)])] };
}

function categoriesOf({ grouping }: ApiSymbol): readonly string[] {
  return grouping?.categories ?? [];
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
