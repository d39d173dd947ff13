import type { ApiSymbol } from '../model/api.ts';
import type { Backlinks } from '../model/backlinks.ts';
import type { SymbolId } from '../model/type.ts';
import { isDeprecated } from './commentParts.ts';

interface ReferencedRequest {
  readonly usedBy: (id: SymbolId) => Backlinks | undefined;
  readonly count: number;
}

/**
 * The symbols that the reference and the documents name most, the most referenced one first. Equals keep their order. Deprecated symbols come
 * last, after names that begin with `_` or `$`, which are internal by convention.
 */
export function mostReferenced(symbols: readonly ApiSymbol[], { usedBy, count }: ReferencedRequest): readonly ApiSymbol[] {
  const uses = new Map(symbols.map((symbol) => [symbol, rankOf(symbol, usedBy)]));
  return symbols.toSorted((a, b) => (uses.get(b) ?? 0) - (uses.get(a) ?? 0)).slice(0, count);
}

function rankOf(symbol: ApiSymbol, usedBy: ReferencedRequest['usedBy']): number {
  if (isDeprecated(symbol)) return -2;
  return /^[_$]./.test(symbol.name) ? -1 : usesIn(usedBy(symbol.id));
}

/** A document that names a symbol says more about its importance than a declaration. */
const weightOfDocument = 3;

function usesIn(backlinks: Backlinks | undefined): number {
  if (backlinks === undefined) return 0;
  const { acceptedBy, returnedBy, containedIn, values, guards, documents } = backlinks;
  const declarations = [acceptedBy, returnedBy, containedIn, values, guards].reduce((sum, list) => sum + list.length, 0);
  return declarations + weightOfDocument * documents.length;
}
