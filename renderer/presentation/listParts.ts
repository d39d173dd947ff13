import type { ApiSymbol } from '../model/api.ts';
import type { SymbolGroup } from './symbolGroups.ts';

/** A part of a list that is too long for the page that it belongs to: a page of its own. */
export interface ListPart<T> {
  /** Last part of its address, unique below the page that it belongs to: `interfaces-2`. */
  readonly id: string;
  /** From which name to which. */
  readonly title: string;
  readonly entries: readonly T[];
}

/** Entries that a page lists under a heading; with more of them it would grow with the package. */
const most = 250;

interface ListRequest<T> {
  /** Unique on its page. */
  readonly id: string;
  readonly entries: readonly T[];
  readonly nameOf: (entry: T) => string;
}

/** The parts of a list. Empty where the page lists all of it. */
export function listParts<T>({ id, entries, nameOf }: ListRequest<T>): readonly ListPart<T>[] {
  if (entries.length <= most) return [];
  return Array.from({ length: Math.ceil(entries.length / most) }, (_, index) => {
    const part = entries.slice(index * most, (index + 1) * most);
    const names = part.map(nameOf);
    const [first = '', last = ''] = [names[0], names.at(-1)];
    return { id: `${id}-${index + 1}`, title: first === last ? first : `${first} – ${last}`, entries: part };
  });
}

/** The parts of a group of symbols. */
export function symbolParts(id: string, symbols: readonly ApiSymbol[]): readonly ListPart<ApiSymbol>[] {
  return listParts({ id, entries: symbols, nameOf: ({ qualifiedName }) => qualifiedName });
}

/** The lists of an index: the items below each heading without subheadings. Lists within categories have both names. */
export function listsOf(groups: readonly SymbolGroup[], within = ''): readonly { readonly id: string; readonly group: SymbolGroup }[] {
  return groups.flatMap((group) => {
    const id = within === '' ? group.id : `${within}-${group.id}`;
    return group.groups.length === 0 ? [{ id, group }] : listsOf(group.groups, id);
  });
}
