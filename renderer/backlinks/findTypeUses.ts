import type { ApiModel, ApiPackage, ApiSymbol, Member, Signature, SymbolId } from '../model/api.ts';
import type { TypeUses } from '../model/backlinks.ts';
import type { Type } from '../model/type.ts';
import { type FindHidden, heldSymbols, namedSymbols } from './referencedSymbols.ts';

/**
 * Turns the reference around: for each symbol, what has it in its declaration.
 *
 * One pass over all declarations, however many symbols there are. A type's own members don't use it in a way worth telling, and
 * inherited members are told of where they are declared.
 */
export function findTypeUses({ packages }: ApiModel): ReadonlyMap<SymbolId, TypeUses> {
  const uses = new Map<SymbolId, Lists>();
  for (const pkg of packages) {
    const hidden = hiddenOf(pkg);
    for (const symbol of pkg.symbols) {
      for (const { list, user, symbols } of usesOf(symbol, hidden)) {
        for (const id of symbols) if (id !== symbol.id) listOf(uses, id)[list].push(user);
      }
    }
  }
  return new Map([...uses].map(([id, lists]) => [id, sorted(lists)]));
}

type Lists = Record<keyof TypeUses, SymbolId[]>;

interface Use {
  readonly list: keyof TypeUses;
  readonly user: SymbolId;
  readonly symbols: ReadonlySet<SymbolId>;
}

function usesOf(symbol: ApiSymbol, hidden: FindHidden): readonly Use[] {
  const { id, type } = symbol;
  const calls = callUses(id, symbol.signatures, hidden);
  const members = symbol.members
    .filter(({ inheritedFrom }) => inheritedFrom === undefined)
    .flatMap((member) => memberUses(symbol, member, hidden));
  if (symbol.kind === 'type')
    return [{ list: 'containedIn', user: id, symbols: namedSymbols(symbol.members.length > 0 ? [symbol.members, type] : type) }];
  if (symbol.kind !== 'variable' || type === undefined) return [...calls, ...members];
  if (type.kind === 'function') return callUses(id, [type.signature], hidden);
  return [{ list: 'values', user: id, symbols: heldSymbols(type, hidden) }, ...members];
}

function memberUses(symbol: ApiSymbol, { kind, anchor, type, signatures, getter, setter }: Member, hidden: FindHidden): readonly Use[] {
  const user = `${symbol.id}#${anchor}`;
  if (kind === 'property' || kind === 'index') return [{ list: 'containedIn', user: symbol.id, symbols: namedSymbols([type, signatures]) }];
  const accessors = [getter, setter].filter((signature) => signature !== undefined);
  const calls = callUses(user, [...signatures, ...accessors], hidden);
  // What a constructor gives back is its class: nobody needs to be told.
  return kind === 'constructor' || kind === 'construct' ? calls.filter(({ list }) => list === 'acceptedBy') : calls;
}

function callUses(user: SymbolId, signatures: readonly Signature[], hidden: FindHidden): readonly Use[] {
  return signatures.flatMap(({ parameters, returnType }): readonly Use[] => [
    {
      list: 'acceptedBy',
      user,
      symbols: union(
        parameters.map(({ type }) => type),
        hidden,
      ),
    },
    returnType.kind === 'predicate'
      ? { list: 'guards', user, symbols: returnType.type === undefined ? new Set() : heldSymbols(returnType.type, hidden) }
      : { list: 'returnedBy', user, symbols: heldSymbols(returnType, hidden) },
  ]);
}

function union(types: readonly Type[], hidden: FindHidden): ReadonlySet<SymbolId> {
  return new Set(types.flatMap((type) => [...heldSymbols(type, hidden)]));
}

function listOf(uses: Map<SymbolId, Lists>, id: SymbolId): Lists {
  const lists = uses.get(id) ?? { acceptedBy: [], returnedBy: [], containedIn: [], values: [], guards: [] };
  uses.set(id, lists);
  return lists;
}

function sorted({ acceptedBy, returnedBy, containedIn, values, guards }: TypeUses): TypeUses {
  const tidy = (ids: readonly SymbolId[]): readonly SymbolId[] => [...new Set(ids)].sort(byName);
  return {
    acceptedBy: tidy(acceptedBy),
    returnedBy: tidy(returnedBy),
    containedIn: tidy(containedIn),
    values: tidy(values),
    guards: tidy(guards),
  };
}

/** By what readers see; the rest of an id decides between equals. */
function byName(a: SymbolId, b: SymbolId): number {
  return compare(a.slice(a.lastIndexOf('/') + 1).toLowerCase(), b.slice(b.lastIndexOf('/') + 1).toLowerCase()) || compare(a, b);
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function hiddenOf({ hidden }: ApiPackage): FindHidden {
  const byId = new Map(hidden.map((symbol) => [symbol.id, symbol]));
  return (id) => byId.get(id);
}
