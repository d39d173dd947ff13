import type { ApiSymbol, Member } from '../../model/api.ts';

/** The unexported symbols that exported ones mention, directly or through each other. Private members, for one, mention more than is shown. */
export function reachableFrom(symbols: readonly ApiSymbol[], unexported: readonly ApiSymbol[]): readonly ApiSymbol[] {
  const byId = new Map(unexported.map((symbol) => [symbol.id, symbol]));
  const reached = new Set<ApiSymbol>();
  const looked = new Set<Member>();
  const waiting: ApiSymbol[] = [...symbols];
  for (let symbol = waiting.pop(); symbol !== undefined; symbol = waiting.pop()) {
    for (const id of unexportedIdsIn(symbol, looked)) {
      const found = byId.get(id.split('#')[0] ?? id);
      if (found === undefined || reached.has(found)) continue;
      reached.add(found);
      waiting.push(found, ...found.children.flatMap((child) => byId.get(child) ?? []));
    }
  }
  const children = new Set([...reached].flatMap((symbol) => symbol.children));
  return unexported.filter((symbol) => reached.has(symbol) || children.has(symbol.id));
}

/** Ids of targets anywhere in the symbol, without inherited members that were already searched. */
function unexportedIdsIn({ members, ...rest }: ApiSymbol, looked: Set<Member>): ReadonlySet<string> {
  const found = new Set<string>();
  addUnexportedIds(rest, found);
  for (const member of members) {
    if (!looked.has(member)) addUnexportedIds(member, found);
    looked.add(member);
  }
  return found;
}

/** Adds to one set instead of returning lists, since a large package has millions of values. */
function addUnexportedIds(value: object, found: Set<string>): void {
  if (Array.isArray(value)) {
    for (const part of value) if (typeof part === 'object' && part !== null) addUnexportedIds(part, found);
    return;
  }
  if ('kind' in value && value.kind === 'unexported' && 'id' in value && typeof value.id === 'string') {
    found.add(value.id);
    return;
  }
  for (const key in value) {
    const part: unknown = value[key as keyof typeof value];
    if (typeof part === 'object' && part !== null) addUnexportedIds(part, found);
  }
}
