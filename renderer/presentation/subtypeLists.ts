import type { ApiSymbol } from '../model/api.ts';
import type { Messages } from '../model/messages.ts';
import type { SymbolId } from '../model/type.ts';
import { type ListPart, listParts } from './listParts.ts';
import { userName } from './usedByLists.ts';

/** What extends, or implements, a symbol, where its page would grow with them. */
export interface SubtypeList {
  readonly title: string;
  /** Empty where the page lists all of them. */
  readonly parts: readonly ListPart<SymbolId>[];
}

/** The lists of symbols that extend a symbol and of those that implement it. */
export function subtypeLists(
  { extendedBy, implementedBy }: ApiSymbol,
  messages: Messages,
): Readonly<Record<'extendedBy' | 'implementedBy', SubtypeList>> {
  return {
    extendedBy: { title: messages.extendedBy, parts: partsOf('extended-by', extendedBy) },
    implementedBy: { title: messages.implementedBy, parts: partsOf('implemented-by', implementedBy) },
  };
}

/** Subtypes are always of the package itself. */
function partsOf(id: string, types: ApiSymbol['extendedBy']): readonly ListPart<SymbolId>[] {
  const ids = types.flatMap((type) => (type.kind === 'reference' && 'id' in type.target ? [type.target.id] : []));
  return listParts({ id, entries: ids, nameOf: userName });
}
