import type { ApiSymbol, Member } from '../model/api.ts';

/** The hidden symbols that exported ones mention, directly or through each other. Private members, for one, mention more than is shown. */
export function reachableFrom(symbols: readonly ApiSymbol[], hidden: readonly ApiSymbol[]): readonly ApiSymbol[] {
  const byId = new Map(hidden.map((symbol) => [symbol.id, symbol]));
  const reached = new Set<ApiSymbol>();
  const looked = new Set<Member>();
  const waiting: ApiSymbol[] = [...symbols];
  for (let symbol = waiting.pop(); symbol !== undefined; symbol = waiting.pop()) {
    for (const id of hiddenIdsIn(symbol, looked)) {
      const found = byId.get(id.split('#')[0] ?? id);
      if (found === undefined || reached.has(found)) continue;
      reached.add(found);
      waiting.push(found, ...found.children.flatMap((child) => byId.get(child) ?? []));
    }
  }
  const children = new Set([...reached].flatMap((symbol) => symbol.children));
  return hidden.filter((symbol) => reached.has(symbol) || children.has(symbol.id));
}

/** Ids in targets, wherever they are in the symbol, but for what it inherits alike with one that has been looked at. */
function hiddenIdsIn({ members, ...rest }: ApiSymbol, looked: Set<Member>): ReadonlySet<string> {
  const found = new Set<string>();
  addHiddenIds(rest, found);
  for (const member of members) {
    if (!looked.has(member)) addHiddenIds(member, found);
    looked.add(member);
  }
  return found;
}

/** Into one set and without lists of what is in a value, since a large package has millions of them. */
function addHiddenIds(value: object, found: Set<string>): void {
  if (Array.isArray(value)) {
    for (const part of value) if (typeof part === 'object' && part !== null) addHiddenIds(part, found);
    return;
  }
  if ('kind' in value && value.kind === 'hidden' && 'id' in value && typeof value.id === 'string') {
    found.add(value.id);
    return;
  }
  for (const key in value) {
    const part: unknown = value[key as keyof typeof value];
    if (typeof part === 'object' && part !== null) addHiddenIds(part, found);
  }
}
