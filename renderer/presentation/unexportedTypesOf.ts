import type { ApiSymbol } from '../model/api.ts';
import { memoize } from '../model/memoize.ts';
import type { SymbolId } from '../model/type.ts';
import { summaryOf } from './commentParts.ts';
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
  /** Whether there is room for a list of its fields too. */
  readonly hasFields: boolean;
}

/**
 * Letters that the declarations and texts of unexported types may have for each symbol that a page explains. Of fourteen libraries, one needs
 * more than 27,000; a few modules of a very large one reach all of it.
 */
const room = 30_000;

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
 * Finds the unexported types that a page mentions, in order of appearance: each has a card, and a list of its fields if there is room. Then,
 * as far as there is room, types that extend or implement what the page explains, and types that all of these mention in their turn. A card's id is the type's name, with a number if two have the same name. A generic type is shown as it is declared, which is
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
  let left = room * symbols.length;
  const explain = (ids: Iterable<SymbolId>, isMentioned: boolean): void => {
    for (const id of ids) {
      const type = found.has(id) ? undefined : describe(id);
      if (type === undefined) continue;
      const hasFields = type.size <= left;
      if (!hasFields && !isMentioned) continue;
      left -= hasFields ? type.size : type.code.length;
      const cardId = freeId(`type-${type.symbol.name.replace(/[^\w$]/g, '-')}`, cardIds);
      cardIds.add(cardId);
      found.set(id, { ...type, cardId, hasFields });
    }
  };
  explain(mentionsIn(symbols.map(withoutSubtypes)), true);
  explain(mentionsIn(symbols.map(({ extendedBy, implementedBy }) => [extendedBy, implementedBy])), false);
  for (const { mentions } of found.values()) explain(mentions, false);
  return [...found.values()];
}

interface DescribedType extends Omit<UnexportedType, 'cardId' | 'hasFields'> {
  /** The unexported types that its declaration and members mention. */
  readonly mentions: ReadonlySet<SymbolId>;
  /** Letters of its declaration and of its members' texts. */
  readonly size: number;
}

function describeType(symbol: ApiSymbol): DescribedType {
  const lines = layoutSymbol(symbol, 'plain');
  const code = textOfLines(lines).join('\n');
  const size = symbol.members.reduce((sum, member) => sum + member.name.length + (summaryOf(member)?.text.length ?? 0), code.length);
  return { symbol, lines, code, mentions: mentionsIn(withoutSubtypes(symbol)), size };
}

/** A symbol's declaration does not name the types that extend it, which may be hundreds. */
function withoutSubtypes(symbol: ApiSymbol): ApiSymbol {
  return { ...symbol, extendedBy: [], implementedBy: [] };
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
