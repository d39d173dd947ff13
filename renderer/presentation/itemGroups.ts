import type { ApiSymbol } from '../model/api.ts';
import type { Heading } from '../model/document.ts';
import { itemAnchor } from './itemAnchor.ts';
import { type GroupingChoice, type SymbolGroup, symbolGroups } from './symbolGroups.ts';

/** A section of a module's page with the symbols that it explains. */
export interface ItemGroup {
  readonly group: SymbolGroup;
  /** Symbols that are shown here in full, by kind within a category. */
  readonly items: readonly ApiSymbol[];
  /** Symbols of this category that an earlier category shows in full. */
  readonly others: readonly ApiSymbol[];
}

/** The sections of a page that has its module's symbols in full: each symbol once, in the first of its categories. */
export function itemGroups(symbols: readonly ApiSymbol[], choice: GroupingChoice): readonly ItemGroup[] {
  const shown = new Set<ApiSymbol>();
  return symbolGroups(symbols, choice).map((group) => {
    const ordered = group.groups.length === 0 ? group.symbols : group.groups.flatMap((inner) => inner.symbols);
    const all = [...new Set(ordered)];
    const items = all.filter((symbol) => !shown.has(symbol));
    for (const symbol of items) shown.add(symbol);
    return { group, items, others: all.filter((symbol) => !items.includes(symbol)) };
  });
}

/** The headings of these sections and of their symbols, for the table of contents. */
export function itemHeadings(symbols: readonly ApiSymbol[], choice: GroupingChoice): readonly Heading[] {
  return itemGroups(symbols, choice).flatMap(({ group: { id, title }, items }) => [
    { level: 2, id, text: title },
    ...items.map((symbol) => ({ level: 3, id: itemAnchor(symbol), text: symbol.qualifiedName })),
  ]);
}
