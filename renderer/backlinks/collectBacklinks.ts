import type { SymbolId } from '../model/api.ts';
import type { Backlinks, TypeUses } from '../model/backlinks.ts';
import { type DocumentBacklinksRequest, documentBacklinks } from './documentBacklinks.ts';

const none: Backlinks = { documents: [], acceptedBy: [], returnedBy: [], containedIn: [], values: [], guards: [] };

/** Everything that uses each symbol: documents, and the reference itself. Symbols that nothing uses have no entry. */
export function collectBacklinks({
  types,
  ...request
}: DocumentBacklinksRequest & { readonly types: ReadonlyMap<SymbolId, TypeUses> }): ReadonlyMap<SymbolId, Backlinks> {
  const documents = documentBacklinks(request);
  const ids = new Set([...types.keys(), ...documents.keys()]);
  return new Map([...ids].map((id) => [id, { ...none, ...types.get(id), documents: documents.get(id) ?? [] }]));
}
