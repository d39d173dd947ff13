import type { ApiSymbol, SymbolId } from '../../renderer/model/api.ts';
import type { Words } from '../../renderer/model/words.ts';
import { type ListPart, listParts } from './listParts.ts';
import { userName } from './usedByLists.ts';

/** What extends, or implements, a symbol, where its page would grow with them. */
export interface HeirList {
  readonly title: string;
  /** Empty where the page lists all of them. */
  readonly parts: readonly ListPart<SymbolId>[];
}

/** The lists of what extends and of what implements a symbol. */
export function heirLists(
  { extendedBy, implementedBy }: ApiSymbol,
  words: Words,
): Readonly<Record<'extendedBy' | 'implementedBy', HeirList>> {
  return {
    extendedBy: { title: words.extendedBy, parts: partsOf('extended-by', extendedBy) },
    implementedBy: { title: words.implementedBy, parts: partsOf('implemented-by', implementedBy) },
  };
}

/** Heirs are always of the package itself. */
function partsOf(id: string, types: ApiSymbol['extendedBy']): readonly ListPart<SymbolId>[] {
  const ids = types.flatMap((type) => (type.kind === 'reference' && 'id' in type.target ? [type.target.id] : []));
  return listParts({ id, entries: ids, nameOf: userName });
}
