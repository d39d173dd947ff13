import type { ApiSymbol } from '../model/api.ts';
import { groupBy } from '../model/groupBy.ts';
import { namedSymbols } from '../model/namedSymbols.ts';
import type { SymbolId } from '../model/type.ts';

/** The categories of a symbol; undefined without any. */
type Categories = readonly string[] | undefined;

/**
 * Gives each symbol without a category the one that it belongs to by its use: that of its namespace, the only one whose exports name a type
 * (`AddDaysOptions`), that of the same name in another entry point, or, without a comment, the only one of what it names. What several
 * categories use gets none.
 */
export function withCategories(symbols: readonly ApiSymbol[], all: readonly ApiSymbol[]): readonly ApiSymbol[] {
  if (!all.some(({ grouping }) => grouping?.categories !== undefined)) return symbols;
  const found = new Map<SymbolId, readonly string[]>();
  const parents = new Map(all.flatMap((parent) => parent.children.map((child) => [child, parent] as const)));
  const ofNamespace = (symbol: ApiSymbol | undefined): Categories =>
    symbol && (symbol.grouping?.categories ?? ofNamespace(parents.get(symbol.id)));
  const add = (choose: (symbol: ApiSymbol) => Categories): void => {
    const chosen = all.flatMap((symbol) => (found.has(symbol.id) ? [] : [[symbol.id, choose(symbol)] as const]));
    for (const [id, categories] of chosen) if (categories !== undefined) found.set(id, categories);
  };
  const named = new Map(all.map((symbol) => [symbol.id, [...namedSymbols({ ...symbol, extendedBy: [], implementedBy: [] })]]));
  const users = groupBy(
    [...named].flatMap(([user, ids]) => ids.map((id) => ({ id, user }))),
    ({ id }) => id,
  );
  const only = (ids: readonly SymbolId[]): Categories => {
    const categories = new Set(ids.flatMap((id) => found.get(id) ?? []));
    return categories.size === 1 ? [...categories] : undefined;
  };
  const namesakes = groupBy(all, ({ qualifiedName }) => qualifiedName);
  add(ofNamespace);
  add(({ id, kind }) => (kind === 'interface' || kind === 'type' ? only(users.get(id)?.map(({ user }) => user) ?? []) : undefined));
  add(({ qualifiedName }) =>
    namesakes
      .get(qualifiedName)
      ?.map(({ id }) => found.get(id))
      .find((own) => own !== undefined),
  );
  add((symbol) => (isCommented(symbol) ? undefined : only(named.get(symbol.id) ?? [])));
  return symbols.map((symbol) => {
    const categories = found.get(symbol.id);
    if (categories === undefined) return symbol;
    const own = ofNamespace(symbol) === undefined ? ({ categories, isByUse: true } as const) : { categories };
    return { ...symbol, grouping: { ...symbol.grouping, ...own } };
  });
}

function isCommented({ comment, signatures }: ApiSymbol): boolean {
  return comment !== undefined || signatures.some((signature) => signature.comment !== undefined);
}
