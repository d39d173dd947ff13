import type { ApiSymbol } from '../model/api.ts';
import type { Route } from '../model/plan.ts';
import type { SymbolId } from '../model/type.ts';

/**
 * The texts that a page may print, for `MarkdownParser.prepare`: those in its own contents, and those of the unexported types that these
 * mention, which their declarations mention, and so on. Walks plain data, so that no place of a text can be forgotten.
 */
export function textsOf(route: Route, findUnexported: (id: SymbolId) => ApiSymbol | undefined): ReadonlySet<string> {
  const texts = new Set<string>();
  const seen = new Set<SymbolId>();
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if ('text' in value && typeof value.text === 'string') texts.add(value.text);
    if ('kind' in value && value.kind === 'unexported' && 'id' in value && typeof value.id === 'string' && !seen.has(value.id)) {
      seen.add(value.id);
      visit(findUnexported(value.id));
    }
    for (const part of Object.values(value)) visit(part);
  };
  // A document's tree has been highlighted.
  if (route.kind !== 'document') visit(route);
  return texts;
}
