import type { ApiSymbol, Member } from '../model/api.ts';
import type { Heading } from '../model/document.ts';
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

/**
 * Anchor of a symbol that is shown in full on its module's page: `class/GraphQLSchema`. It depends only on kind and name. No other id of a
 * page has a slash, and a slash in a name is encoded, so anchors are unique.
 */
export function itemAnchor({ kind, qualifiedName }: Pick<ApiSymbol, 'kind' | 'qualifiedName'>): string {
  return `${kind}/${qualifiedName.replace(/[^\p{L}\p{M}\p{N}_.$-]/gu, (sign) => `~${sign.codePointAt(0)?.toString(16) ?? ''}`)}`;
}

/** Anchor of a part of a symbol that is shown on its module's page: of a member (`class/GraphQLSchema/getType`) or of a section. */
export function itemPartAnchor(symbol: Pick<ApiSymbol, 'kind' | 'qualifiedName'>, part: string): string {
  return `${itemAnchor(symbol)}/${part}`;
}

/** The symbol with its members' anchors as they are on its module's page. */
export function asItem(symbol: ApiSymbol): ApiSymbol {
  const members = symbol.members.map((member): Member => ({ ...member, anchor: itemPartAnchor(symbol, member.anchor) }));
  return { ...symbol, members };
}

/**
 * Names of a symbol's sections as ids. Members keep their anchors whatever they are called, so a section gives way to them. On the page of
 * its module, all of a symbol's ids begin with its own: `item`.
 */
export function sectionIds({ members }: Pick<ApiSymbol, 'members'>, item?: string | undefined): (key: string) => string {
  const taken = new Set(members.map(({ anchor }) => anchor));
  const place = item === undefined ? '' : `${item}/`;
  const free = (key: string): string => (taken.has(`${place}${key}`) ? free(`section-${key}`) : `${place}${key}`);
  return free;
}
