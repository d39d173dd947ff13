import type { ApiModel, ApiPackage, ApiSymbol, Member } from '../../model/api.ts';
import type { TypeUses } from '../../model/backlinks.ts';
import { compareText } from '../../model/compareText.ts';
import { namedSymbols } from '../../model/namedSymbols.ts';
import type { Signature, SymbolId, Type } from '../../model/type.ts';
import { type FindUnexported, heldSymbols } from './referencedSymbols.ts';

/**
 * Finds for each symbol the declarations that mention it.
 * One pass over all declarations, however many symbols there are. A type's own members are not listed as its users, and inherited members
 * are listed where they are declared.
 */
export function findTypeUses({ packages }: ApiModel): ReadonlyMap<SymbolId, TypeUses> {
  const uses = new Map<SymbolId, Lists>();
  for (const pkg of packages) {
    const unexported = unexportedOf(pkg);
    for (const symbol of pkg.symbols) {
      for (const { list, user, symbols } of usesOf(symbol, unexported)) {
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

function usesOf(symbol: ApiSymbol, unexported: FindUnexported): readonly Use[] {
  const { id, type } = symbol;
  const calls = callUses(id, symbol.signatures, unexported);
  const members = symbol.members
    .filter(({ inheritedFrom }) => inheritedFrom === undefined)
    .flatMap((member) => memberUses(symbol, member, unexported));
  if (symbol.kind === 'type')
    return [{ list: 'containedIn', user: id, symbols: namedSymbols(symbol.members.length > 0 ? [symbol.members, type] : type) }];
  if (symbol.kind !== 'variable' || type === undefined) return [...calls, ...members];
  if (type.kind === 'function') return callUses(id, [type.signature], unexported);
  return [{ list: 'values', user: id, symbols: heldSymbols(type, unexported) }, ...members];
}

function memberUses(
  symbol: ApiSymbol,
  { kind, anchor, type, signatures, getter, setter }: Member,
  unexported: FindUnexported,
): readonly Use[] {
  const user = `${symbol.id}#${anchor}`;
  if (kind === 'property' || kind === 'index') return [{ list: 'containedIn', user: symbol.id, symbols: namedSymbols([type, signatures]) }];
  const accessors = [getter, setter].filter((signature) => signature !== undefined);
  const calls = callUses(user, [...signatures, ...accessors], unexported);
  // A constructor always returns its class, which is not worth listing.
  return kind === 'constructor' || kind === 'construct' ? calls.filter(({ list }) => list === 'acceptedBy') : calls;
}

function callUses(user: SymbolId, signatures: readonly Signature[], unexported: FindUnexported): readonly Use[] {
  return signatures.flatMap(({ parameters, returnType }): readonly Use[] => [
    {
      list: 'acceptedBy',
      user,
      symbols: union(
        parameters.map(({ type }) => type),
        unexported,
      ),
    },
    returnType.kind === 'predicate'
      ? { list: 'guards', user, symbols: returnType.type === undefined ? new Set() : heldSymbols(returnType.type, unexported) }
      : { list: 'returnedBy', user, symbols: heldSymbols(returnType, unexported) },
  ]);
}

function union(types: readonly Type[], unexported: FindUnexported): ReadonlySet<SymbolId> {
  return new Set(types.flatMap((type) => [...heldSymbols(type, unexported)]));
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

/** By visible names; the rest of an id decides between equal ones. */
function byName(a: SymbolId, b: SymbolId): number {
  return compareText(a.slice(a.lastIndexOf('/') + 1).toLowerCase(), b.slice(b.lastIndexOf('/') + 1).toLowerCase()) || compareText(a, b);
}

function unexportedOf({ unexported }: ApiPackage): FindUnexported {
  const byId = new Map(unexported.map((symbol) => [symbol.id, symbol]));
  return (id) => byId.get(id);
}
