import type { ApiSymbol } from '../../renderer/model/api.ts';
import type { SymbolGroup } from './symbolGroups.ts';

/** A part of a list that is too long for the page that it belongs to: a page of its own. */
export interface ListPart {
  /** Last part of its address, unique below the page that it belongs to: `interfaces-2`. */
  readonly id: string;
  /** From which name to which. */
  readonly title: string;
  readonly symbols: readonly ApiSymbol[];
}

/** Entries that a page lists under a heading; with more of them it would grow with the package. */
const most = 250;

/** The parts of a group's list. Empty where the page lists all of it. */
export function listParts(id: string, symbols: readonly ApiSymbol[]): readonly ListPart[] {
  if (symbols.length <= most) return [];
  return Array.from({ length: Math.ceil(symbols.length / most) }, (_, index) => {
    const part = symbols.slice(index * most, (index + 1) * most);
    const [first, last] = [part[0], part.at(-1)].map((symbol) => symbol?.qualifiedName ?? '');
    return { id: `${id}-${index + 1}`, title: first === last ? `${first}` : `${first} – ${last}`, symbols: part };
  });
}

/** The lists of an index, those within categories by both names: what stands under each heading that has no further ones. */
export function listsOf(groups: readonly SymbolGroup[], within = ''): readonly { readonly id: string; readonly group: SymbolGroup }[] {
  return groups.flatMap((group) => {
    const id = within === '' ? group.id : `${within}-${group.id}`;
    return group.groups.length === 0 ? [{ id, group }] : listsOf(group.groups, id);
  });
}
