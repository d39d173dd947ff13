import { type ApiSymbol, type SymbolKind, symbolKinds } from '../../renderer/model/api.ts';
import type { WordKey } from '../../renderer/model/words.ts';

/** Symbols of one kind. `id` is that of their heading, and the key of their title in the words. */
export interface SymbolGroup {
  readonly id: WordKey & `${string}s`;
  readonly kind: SymbolKind;
  readonly symbols: readonly ApiSymbol[];
}

/** Symbols by kind, in the order in which the reference lists kinds; kinds without symbols are left out. */
export function symbolGroups(symbols: readonly ApiSymbol[]): readonly SymbolGroup[] {
  return symbolKinds
    .map((kind) => ({ id: ids[kind], kind, symbols: symbols.filter((symbol) => symbol.kind === kind) }))
    .filter((group) => group.symbols.length > 0);
}

const ids = {
  namespace: 'namespaces',
  class: 'classes',
  enum: 'enums',
  function: 'functions',
  interface: 'interfaces',
  type: 'types',
  variable: 'variables',
} as const satisfies Readonly<Record<SymbolKind, WordKey>>;
