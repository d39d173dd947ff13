import type { Backlinks, TypeUses } from '../../model/backlinks.ts';
import type { SymbolId } from '../../model/type.ts';
import { type DocumentBacklinksRequest, documentBacklinks } from './documentBacklinks.ts';

const none: Backlinks = { documents: [], acceptedBy: [], returnedBy: [], containedIn: [], values: [], guards: [] };

export interface BacklinksRequest extends DocumentBacklinksRequest {
  readonly types: ReadonlyMap<SymbolId, TypeUses>;
}

/** Everything that uses each symbol: documents, and the reference itself. Symbols that nothing uses have no entry. */
export function collectBacklinks({ types, ...request }: BacklinksRequest): ReadonlyMap<SymbolId, Backlinks> {
  const backlinks = new Map([...types].map(([id, uses]) => [id, { ...none, ...uses }]));
  for (const [id, documents] of documentBacklinks(request)) backlinks.set(id, { ...none, ...types.get(id), documents });
  return backlinks;
}
