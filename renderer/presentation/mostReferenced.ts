import type { ApiSymbol } from '../model/api.ts';
import type { Backlinks } from '../model/backlinks.ts';
import type { SymbolId } from '../model/type.ts';

interface ReferencedRequest {
  readonly usedBy: (id: SymbolId) => Backlinks | undefined;
  readonly count: number;
}

/**
 * The symbols that the reference and the documents name most, the most referenced one first. Equals keep their order. Names that begin with
 * `_` or `$` come last: by convention, they are internal.
 */
export function mostReferenced(symbols: readonly ApiSymbol[], { usedBy, count }: ReferencedRequest): readonly ApiSymbol[] {
  const uses = new Map(symbols.map((symbol) => [symbol, /^[_$]./.test(symbol.name) ? -1 : usesIn(usedBy(symbol.id))]));
  return symbols.toSorted((a, b) => (uses.get(b) ?? 0) - (uses.get(a) ?? 0)).slice(0, count);
}

/** A document that names a symbol says more about its importance than a declaration. */
const weightOfDocument = 3;

function usesIn(backlinks: Backlinks | undefined): number {
  if (backlinks === undefined) return 0;
  const { acceptedBy, returnedBy, containedIn, values, guards, documents } = backlinks;
  const declarations = [acceptedBy, returnedBy, containedIn, values, guards].reduce((sum, list) => sum + list.length, 0);
  return declarations + weightOfDocument * documents.length;
}
