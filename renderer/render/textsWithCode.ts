import { mayHaveCode } from '../documents/markdown/parsePlainMarkdown.ts';
import type { ApiSymbol } from '../model/api.ts';
import { memoize } from '../model/memoize.ts';
import type { Route } from '../model/plan.ts';
import type { SymbolId } from '../model/type.ts';

/** The texts that a page may print and that may have blocks of code, for `MarkdownParser.prepare`. */
type TextsWithCode = (route: Route, findUnexported: (id: SymbolId) => ApiSymbol | undefined) => ReadonlySet<string>;

/**
 * Finds texts in a page's own contents, and in the unexported types that these mention, which their declarations mention, and so on. Many
 * pages mention the same types, so each type is walked once for all pages.
 */
export function createTextsWithCode(): TextsWithCode {
  const foundIn = memoize<ApiSymbol, Found>(walk, new WeakMap());
  return (route, findUnexported) => {
    // A document's tree has been highlighted.
    const all = route.kind === 'document' ? [] : [walk(route)];
    const seen = new Set<SymbolId>();
    for (const { types } of all) {
      for (const id of types) {
        const symbol = seen.has(id) ? undefined : findUnexported(id);
        seen.add(id);
        if (symbol !== undefined) all.push(foundIn(symbol));
      }
    }
    return new Set(all.flatMap(({ texts }) => [...texts]));
  };
}

interface Found {
  readonly texts: ReadonlySet<string>;
  /** Unexported types that are mentioned. */
  readonly types: ReadonlySet<SymbolId>;
}

/** Walks plain data, so that no place of a text can be forgotten. */
function walk(root: unknown): Found {
  const texts = new Set<string>();
  const types = new Set<SymbolId>();
  const add = (text: unknown): void => {
    if (typeof text === 'string' && mayHaveCode(text)) texts.add(text);
  };
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if ('text' in value) add(value.text);
    // Of an example: what looks like a title may be a block.
    if ('title' in value) add(value.title);
    if ('kind' in value && value.kind === 'unexported' && 'id' in value && typeof value.id === 'string') types.add(value.id);
    for (const part of Object.values(value)) visit(part);
  };
  visit(root);
  return { texts, types };
}
