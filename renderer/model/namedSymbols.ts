import type { SymbolId } from './type.ts';

/** Every symbol that a part of the model names, callbacks and all. Walks plain data, so that no form of type can be forgotten. */
export function namedSymbols(value: unknown, found = new Set<SymbolId>()): ReadonlySet<SymbolId> {
  if (typeof value !== 'object' || value === null) return found;
  if ('kind' in value && value.kind === 'symbol' && 'id' in value && typeof value.id === 'string') found.add(value.id);
  for (const part of Object.values(value)) namedSymbols(part, found);
  return found;
}
