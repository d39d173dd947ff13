import type ts from 'typescript';
import { ownerOf } from '../types/properties.ts';
import { isReference } from '../types/typeFacts.ts';
import type { MembersRequest } from './declarationParts.ts';

export interface BaseQuestion {
  readonly symbol: ts.Symbol;
  readonly successor?: ts.Symbol | undefined;
  readonly request: MembersRequest;
}

/** Whether a member is inherited from a base that both releases share. The comparison of the base covers such a member. */
export function isReportedByBase({ symbol, successor, request }: BaseQuestion): boolean {
  const { names } = request.relation;
  const owner = ownerSymbol(symbol, request);
  const own = names.idOf(owner);
  if (own === undefined || own.id === request.id || !hasSameBase(request, own.id)) return false;
  return successor === undefined || names.areAlike(owner, ownerSymbol(successor, request));
}

export function isAddedByBase({ symbol, request }: BaseQuestion): boolean {
  const { names } = request.relation;
  const own = names.idOf(ownerSymbol(symbol, request));
  if (own === undefined || own.id === request.newId) return false;
  const shared = names.sharedName(own);
  return !shared.startsWith('new:') && hasSameBase(request, shared);
}

function ownerSymbol(symbol: ts.Symbol, { relation: { checker } }: MembersRequest): ts.Symbol | undefined {
  const name = ownerOf(symbol)?.name;
  return name && checker.getSymbolAtLocation(name);
}

/** Whether both types extend the base with this old id, directly or indirectly, with equal type arguments. */
function hasSameBase({ old, new: next, relation, scope }: MembersRequest, id: string): boolean {
  const { checker, names, same } = relation;
  const [base, successor] = [old, next].map((type) =>
    allBases(type, checker).find(({ symbol }) => {
      const own = names.idOf(symbol);
      return own !== undefined && names.sharedName(own) === id;
    }),
  );
  if (base === undefined || successor === undefined) return false;
  return !isReference(base) || same(base, successor, scope);
}

function allBases(type: ts.Type, checker: ts.TypeChecker): readonly ts.Type[] {
  const target = isReference(type) ? type.target : type;
  const bases = target.isClassOrInterface() ? checker.getBaseTypes(target) : [];
  return bases.flatMap((base) => [base, ...allBases(base, checker)]);
}
