import type ts from 'typescript';
import type { ApiSnapshot } from '../../../snapshot/apiSnapshot.ts';
import type { Position } from '../difference/difference.ts';
import type { Relation, Scope } from '../relate/relation.ts';
import { ownerOf } from '../types/properties.ts';
import { isReference } from '../types/typeFacts.ts';

interface BaseQuestion {
  readonly symbol: ts.Symbol;
  readonly successor?: ts.Symbol | undefined;
  readonly request: MembersRequest;
}

/** Whether a member is inherited from a base that both releases share. The comparison of the base covers such a member. */
export function isReportedByBase({ symbol, successor, request }: BaseQuestion): boolean {
  const { id, relation } = request;
  const { checker, names } = relation;
  const owner = ownerOf(symbol);
  const own = owner?.name && names.idOf(checker.getSymbolAtLocation(owner.name));
  if (own === undefined || own.id === id || !hasSameBase(request, own.id)) return false;
  if (successor === undefined) return true;
  const other = ownerOf(successor);
  const successorOwner = other?.name && checker.getSymbolAtLocation(other.name);
  return owner?.name !== undefined && names.areAlike(checker.getSymbolAtLocation(owner.name), successorOwner);
}

export function isAddedByBase({ symbol, request }: BaseQuestion): boolean {
  const { newId, relation } = request;
  const owner = ownerOf(symbol);
  const own = owner?.name && relation.names.idOf(relation.checker.getSymbolAtLocation(owner.name));
  if (own === undefined || own.id === newId) return false;
  const shared = relation.names.sharedName(own);
  return !shared.startsWith('new:') && hasSameBase(request, shared);
}

/** Whether both types extend the base with this old id, directly or indirectly, with equal type arguments. */
function hasSameBase({ old, new: next, relation, scope }: MembersRequest, id: string): boolean {
  const { checker, names, same } = relation;
  const [mine, yours] = [allBases(old, checker), allBases(next, checker)];
  const nameOf = (type: ts.Type): string | undefined => {
    const own = names.idOf(type.symbol);
    return own && names.sharedName(own);
  };
  const base = mine.find((type) => nameOf(type) === id);
  const successor = yours.find((type) => nameOf(type) === id);
  if (base === undefined || successor === undefined) return false;
  return !isReference(base) || same(base, successor, scope);
}

function allBases(type: ts.Type, checker: ts.TypeChecker): readonly ts.Type[] {
  const target = isReference(type) ? type.target : type;
  const bases = target.isClassOrInterface() ? checker.getBaseTypes(target) : [];
  return bases.flatMap((base) => [base, ...allBases(base, checker)]);
}

export interface MembersRequest {
  readonly id: string;
  readonly newId: string;
  readonly old: ts.Type;
  readonly new: ts.Type;
  readonly scope: Scope;
  readonly positions: ReadonlySet<Position>;
  readonly snapshots: { readonly old: ApiSnapshot; readonly new: ApiSnapshot };
  readonly relation: Relation;
  /** Whether users can write a class that extends this one. */
  readonly isExtendable: boolean;
  readonly isClass: boolean;
}
