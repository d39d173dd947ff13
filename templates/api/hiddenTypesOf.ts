import type { ApiSymbol, SymbolId } from '../../renderer/model/api.ts';

/** A type that isn't exported, with the id of the card that explains it on this page. */
export interface HiddenType {
  readonly cardId: string;
  readonly symbol: ApiSymbol;
}

/** With this many cards, what is explained on a page explains no more types in its turn: a few modules of a large library name all of it. */
const most = 40;

/**
 * The hidden types that a symbol's page refers to, those that their own declarations refer to among them as far as there is room, in
 * the order in which they are met. A card's id is made of the type's name, with a number where two have the same.
 */
export function hiddenTypesOf(symbol: ApiSymbol, find: (id: SymbolId) => ApiSymbol | undefined): readonly HiddenType[] {
  const found = new Map<SymbolId, HiddenType>();
  const cardIds = new Set(symbol.members.map(({ anchor }) => anchor));
  const waiting = [symbol];
  for (const next of waiting) {
    if (next !== symbol && found.size >= most) break;
    for (const id of hiddenReferences(next)) {
      const hidden = found.has(id) ? undefined : find(id);
      if (hidden === undefined) continue;
      const cardId = freeId(`type-${hidden.name.replace(/[^\w$]/g, '-')}`, cardIds);
      cardIds.add(cardId);
      found.set(id, { cardId, symbol: hidden });
      waiting.push(hidden);
    }
  }
  return [...found.values()];
}

/** Walks plain data, so that no form of type can be forgotten. */
function* hiddenReferences(value: unknown): Generator<SymbolId> {
  if (typeof value !== 'object' || value === null) return;
  if ('kind' in value && value.kind === 'hidden' && 'id' in value && typeof value.id === 'string') yield value.id;
  for (const part of Object.values(value)) yield* hiddenReferences(part);
}

function freeId(wanted: string, taken: ReadonlySet<string>): string {
  let id = wanted;
  for (let number = 2; taken.has(id); number += 1) id = `${wanted}-${number}`;
  return id;
}
