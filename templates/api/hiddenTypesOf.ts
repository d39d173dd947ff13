import type { ApiSymbol, SymbolId } from '../../renderer/model/api.ts';
import type { CodeLine } from '../signature/layoutDoc.ts';
import { layoutSymbol } from '../signature/printSymbol.ts';

/** A type that isn't exported, with the id of the card that explains it on this page. */
export interface HiddenType {
  readonly cardId: string;
  readonly symbol: ApiSymbol;
  /** Its declaration. */
  readonly lines: readonly CodeLine[];
}

/** With this many cards, what is explained on a page explains no more types in its turn: a few modules of a large library name all of it. */
const most = 40;

/** The hidden types that a symbol's page refers to. */
export type HiddenTypesOf = (symbol: ApiSymbol) => readonly HiddenType[];

/**
 * Finds the hidden types that a symbol's page refers to, those that their own declarations refer to among them as far as there is room, in
 * the order in which they are met. A card's id is made of the type's name, with a number where two have the same.
 *
 * The same types are explained on page after page, so what they refer to and their declarations are made once.
 */
export function createHiddenTypes(find: (id: SymbolId) => ApiSymbol | undefined): HiddenTypesOf {
  const described = new Map<ApiSymbol, DescribedType>();
  const describe = (symbol: ApiSymbol): DescribedType => {
    const known = described.get(symbol) ?? { references: [...new Set(hiddenReferences(symbol))], lines: layoutSymbol(symbol, 'plain') };
    described.set(symbol, known);
    return known;
  };
  return (symbol) => {
    const found = new Map<SymbolId, HiddenType>();
    const cardIds = new Set(symbol.members.map(({ anchor }) => anchor));
    const explain = (references: Iterable<SymbolId>): void => {
      for (const id of references) {
        const hidden = found.has(id) ? undefined : find(id);
        if (hidden === undefined) continue;
        const cardId = freeId(`type-${hidden.name.replace(/[^\w$]/g, '-')}`, cardIds);
        cardIds.add(cardId);
        found.set(id, { cardId, symbol: hidden, lines: describe(hidden).lines });
      }
    };
    explain(hiddenReferences(symbol));
    for (const { symbol: next } of found.values()) {
      if (found.size >= most) break;
      explain(describe(next).references);
    }
    return [...found.values()];
  };
}

interface DescribedType {
  readonly references: readonly SymbolId[];
  readonly lines: readonly CodeLine[];
}

/** Walks plain data, so that no form of type can be forgotten. */
function hiddenReferences(value: unknown, found: SymbolId[] = []): readonly SymbolId[] {
  if (typeof value !== 'object' || value === null) return found;
  if ('kind' in value && value.kind === 'hidden' && 'id' in value && typeof value.id === 'string') found.push(value.id);
  else for (const part of Object.values(value)) hiddenReferences(part, found);
  return found;
}

function freeId(wanted: string, taken: ReadonlySet<string>): string {
  let id = wanted;
  for (let number = 2; taken.has(id); number += 1) id = `${wanted}-${number}`;
  return id;
}
