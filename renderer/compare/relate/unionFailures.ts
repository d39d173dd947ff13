import ts from 'typescript';
import { type Difference, type Harm, isHarmless, major, type Position, suspected } from '../difference/difference.ts';
import { isObject, isPrimitive, signaturesOf } from '../types/typeFacts.ts';
import { isOpenText, isVariant, type WithinRequest } from './isVariant.ts';
import { isGeneric } from './pairDifferences.ts';
import type { Relation, TypePair } from './relation.ts';

interface FailuresRequest {
  readonly failed: readonly ts.Type[];
  /** Constituents of the other side that no constituent matches. */
  readonly open: readonly ts.Type[];
  /** All constituents of the side that the failed ones must fit. */
  readonly targets: readonly ts.Type[];
  /** Those of the targets that were compared with a failed constituent. */
  readonly possible: (source: ts.Type) => readonly ts.Type[];
  readonly pairOf: (source: ts.Type, target: ts.Type) => TypePair;
  readonly position: Position;
  readonly relation: Relation;
}

/**
 * Explains why constituents failed. If one object type replaced another of its kind, the two are compared. All other constituents were added or
 * removed as a whole.
 */
export function unionFailures({ failed, open, targets, possible, pairOf, position, relation }: FailuresRequest): readonly Difference[] {
  const { checker } = relation;
  const isSingle = failed.length === 1 && open.filter(isObject).length === 1;
  const ofKind = (types: readonly ts.Type[], one: ts.Type): readonly ts.Type[] =>
    types.filter((other) => isObject(other) && (isSingle || kindOf(other, checker) === kindOf(one, checker)));
  /** Differences of the object that took the place of another one. */
  const replacement = (one: ts.Type): readonly Difference[] => {
    const [partner, ...partners] = ofKind(open, one);
    if (!isObject(one) || partner === undefined || partners.length > 0 || ofKind(failed, one).length > 1) return [];
    return relation.relate(pairOf(one, partner)).filter((difference) => !isHarmless(difference));
  };
  const isOpen = open.some((other) => isGeneric(other, checker));
  return failed.flatMap((one): readonly Difference[] => {
    const inner = replacement(one);
    if (inner.length > 0) return inner;
    const isCertain = isPrimitive(one) && !isOpen;
    const harm = isCertain ? major : suspected;
    const text = relation.print(one);
    const because = nearest(one, { targets: possible(one), pairOf, relation });
    if (position === 'pass') {
      const former = isReplaced(one, pairOf(one, one), relation) ? 'the former ' : '';
      return [harm({ rule: 'narrower', reason: `no longer accepts ${former}${text}`, position, old: one, because })];
    }
    const isCase = (open.length === 0 || isOpenText(one, checker)) && isVariant(one, { targets, pairOf, relation });
    return [harm({ rule: 'wider', reason: `can be ${text} now`, position, new: one, because, isVariant: isCase })];
  });
}

/** The differences from the object type that has the fewest. Those of the types as a whole do not say what is different. */
function nearest(one: ts.Type, { targets, pairOf, relation }: WithinRequest): readonly Harm[] | undefined {
  if (!isObject(one) && !one.isIntersection()) return undefined;
  const harmsOf = (target: ts.Type): readonly Harm[] =>
    relation.relate(pairOf(one, target)).flatMap((found) => (isHarmless(found) ? [] : [found]));
  const [harms] = targets
    .filter((target) => isObject(target) || target.isIntersection())
    .map(harmsOf)
    .toSorted((a, b) => a.length - b.length);
  return harms?.filter(({ old, new: next }) => old === undefined || next === undefined);
}

/** Whether the new release no longer has a type, or has another one of the same name, which readers see in its place. */
function isReplaced(type: ts.Type, pair: TypePair, relation: Relation): boolean {
  const { names, checker, same } = relation;
  if (type.isIntersection() && type.aliasSymbol === undefined) return type.types.some((one) => isReplaced(one, pair, relation));
  const named = type.aliasSymbol ?? (isObject(type) ? type.symbol : undefined);
  if (named === undefined || type.aliasTypeArguments !== undefined) return false;
  const own = names.idOf(named);
  const successor = own === undefined ? names.symbolOf('new', named.name) : names.successorOf(own.id);
  if (successor === undefined) return own !== undefined;
  if ((successor.flags & ts.SymbolFlags.Type) === 0) return false;
  return own === undefined || !same(checker.getDeclaredTypeOfSymbol(named), checker.getDeclaredTypeOfSymbol(successor), pair.scope);
}

/** What a value of an object type is used as. */
function kindOf(type: ts.Type, checker: ts.TypeChecker): 'list' | 'function' | 'object' {
  if (checker.isArrayLikeType(type)) return 'list';
  return signaturesOf(type).length > 0 ? 'function' : 'object';
}
