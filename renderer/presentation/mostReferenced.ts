import type { ApiSymbol } from '../model/api.ts';
import type { Backlinks } from '../model/backlinks.ts';
import type { SymbolId } from '../model/type.ts';
import { isDeprecated } from './commentParts.ts';
import { isInternalModule } from './overviewSymbols.ts';

interface ReferencedRequest {
  readonly usedBy: (id: SymbolId) => Backlinks | undefined;
  /** How many samples of comments and READMEs use each symbol. Default: none. */
  readonly samples?: ReadonlyMap<SymbolId, number> | undefined;
  /** Names that the README of the package imports. Default: none. */
  readonly imported?: readonly string[] | undefined;
  readonly count: number;
}

/**
 * The symbols that the reference and the documents name most, the most referenced one first, after those that the README imports. Equals keep
 * their order. Those that are in a category by their use alone come later, then those that are internal by convention: of modules such as
 * `_internal`, or with names that begin with `_` or `$`. Deprecated symbols come last.
 */
export function mostReferenced(symbols: readonly ApiSymbol[], { count, ...uses }: ReferencedRequest): readonly ApiSymbol[] {
  const ranked = symbols.map((symbol) => ({ symbol, rank: rankOf(symbol, uses) }));
  return ranked
    .toSorted((a, b) => b.rank - a.rank)
    .slice(0, count)
    .map(({ symbol }) => symbol);
}

/**
 * Of the `count` most referenced symbols, one of each name, those whose names fit into a line together, and at least one. They keep their order:
 * the list that the line opens has the same.
 */
export function mostReferencedInLine(symbols: readonly ApiSymbol[], request: ReferencedRequest): readonly ApiSymbol[] {
  let room = lineOfNames;
  const taken = new Set<string>();
  const shown = mostReferenced(symbols, request).filter(({ qualifiedName }, index) => {
    const fits = index === 0 || (!taken.has(qualifiedName) && qualifiedName.length <= room);
    if (!fits) return false;
    taken.add(qualifiedName);
    room -= qualifiedName.length + gapOfNames;
    return true;
  });
  return symbols.filter((symbol) => shown.includes(symbol));
}

/** In letters of code. */
const lineOfNames = 62;
const gapOfNames = 2;

function rankOf(symbol: ApiSymbol, { usedBy, samples, imported = [] }: Omit<ReferencedRequest, 'count'>): number {
  if (isDeprecated(symbol)) return -2;
  if (/^[_$]./.test(symbol.name) || isInternalModule(symbol.module)) return -1;
  if (symbol.grouping?.isByUse === true) return -0.5;
  return usesIn(usedBy(symbol.id)) + (samples?.get(symbol.id) ?? 0) + (imported.includes(symbol.qualifiedName) ? weightOfReadme : 0);
}

/** More than all uses of a symbol: the README shows what to begin with. */
const weightOfReadme = 1_000_000;

/** A document that names a symbol says more about its importance than a declaration. */
const weightOfDocument = 3;

function usesIn(backlinks: Backlinks | undefined): number {
  if (backlinks === undefined) return 0;
  const { acceptedBy, returnedBy, containedIn, values, guards, documents } = backlinks;
  const declarations = [acceptedBy, returnedBy, containedIn, values, guards].reduce((sum, list) => sum + list.length, 0);
  return declarations + weightOfDocument * documents.length;
}
