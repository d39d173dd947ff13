import type { ApiSymbol } from '../model/api.ts';
import { memoize } from '../model/memoize.ts';
import type { SymbolId } from '../model/type.ts';
import { type CodeLine, textOfLines } from './signature/layoutDoc.ts';
import { layoutSymbol } from './signature/printSymbol.ts';

/** A type that isn't exported, with the id of the card that explains it on this page. */
export interface UnexportedType {
  readonly cardId: string;
  readonly symbol: ApiSymbol;
  /** Its declaration. */
  readonly lines: readonly CodeLine[];
  /** The same as text. */
  readonly code: string;
}

/** With this many cards, what is explained on a page explains no more types in its turn: a few modules of a large library name all of it. */
const most = 40;

/** The unexported types that a page refers to, by the symbols that it explains. */
export type UnexportedTypesOf = (symbols: readonly ApiSymbol[]) => readonly UnexportedType[];

/** Where the cards of unexported types are. */
export function cardFinder(types: readonly UnexportedType[]): (id: SymbolId) => string | undefined {
  const ids = new Map(types.map(({ symbol, cardId }) => [symbol.id, cardId]));
  return (id) => ids.get(id);
}

/** Makes the finder of one page, which looks unexported types up by their ids. */
export type FindUnexportedTypes = (find: (id: SymbolId) => ApiSymbol | undefined) => UnexportedTypesOf;

/**
 * Finds the unexported types that a page mentions, and as far as there is room those that their declarations mention, in order of
 * appearance. A card's id is the type's name, with a number if two have the same name. A generic type is shown as it is declared, which is
 * valid TypeScript. Many pages explain the same types, so the mentions and layout of a declaration are computed once for all pages. A page
 * asks twice, for itself and for its Markdown.
 */
export function createUnexportedTypes(): FindUnexportedTypes {
  const described = memoize(describeType, new WeakMap());
  const describe = (symbol: ApiSymbol | undefined): DescribedType | undefined => symbol && described(symbol);
  return (find) => {
    let last: { readonly symbols: readonly ApiSymbol[]; readonly types: readonly UnexportedType[] } | undefined;
    return (symbols) => {
      const isSame = last?.symbols.length === symbols.length && last.symbols.every((symbol, index) => symbol === symbols[index]);
      if (last === undefined || !isSame) last = { symbols, types: explainedBy(symbols, (id) => describe(find(id))) };
      return last.types;
    };
  };
}

function explainedBy(symbols: readonly ApiSymbol[], describe: (id: SymbolId) => DescribedType | undefined): readonly UnexportedType[] {
  const found = new Map<SymbolId, UnexportedType & DescribedType>();
  const cardIds = new Set(symbols.flatMap(({ members }) => members.map(({ anchor }) => anchor)));
  const explain = (ids: Iterable<SymbolId>): void => {
    for (const id of ids) {
      const type = found.has(id) ? undefined : describe(id);
      if (type === undefined) continue;
      const cardId = freeId(`type-${type.symbol.name.replace(/[^\w$]/g, '-')}`, cardIds);
      cardIds.add(cardId);
      found.set(id, { cardId, ...type });
    }
  };
  explain(mentionsIn(symbols));
  for (const { mentions } of found.values()) {
    if (found.size >= most) break;
    explain(mentions);
  }
  return [...found.values()];
}

interface DescribedType extends Omit<UnexportedType, 'cardId'> {
  /** The unexported types that its declaration mentions. */
  readonly mentions: ReadonlySet<SymbolId>;
}

function describeType(symbol: ApiSymbol): DescribedType {
  const lines = layoutSymbol(symbol, 'plain');
  return { symbol, lines, code: textOfLines(lines).join('\n'), mentions: mentionsIn(symbol) };
}

/** Walks plain data, so that no form of type can be forgotten. */
function mentionsIn(value: unknown, found: Set<SymbolId> = new Set()): ReadonlySet<SymbolId> {
  if (typeof value !== 'object' || value === null) return found;
  const id = unexportedId(value);
  if (id !== undefined) found.add(id);
  for (const part of Object.values(value)) mentionsIn(part, found);
  return found;
}

function unexportedId(value: object): SymbolId | undefined {
  if (!('kind' in value) || value.kind !== 'reference' || !('target' in value)) return undefined;
  const { target } = value;
  const isUnexported = typeof target === 'object' && target !== null && 'kind' in target && target.kind === 'unexported' && 'id' in target;
  return isUnexported ? String(target.id) : undefined;
}

function freeId(wanted: string, taken: ReadonlySet<string>): string {
  let id = wanted;
  for (let number = 2; taken.has(id); number += 1) id = `${wanted}-${number}`;
  return id;
}
