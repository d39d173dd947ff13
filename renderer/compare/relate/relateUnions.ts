import ts from 'typescript';
import { type Difference, type Harm, isHarmless, major, minor, type Position, suspected } from '../difference/difference.ts';
import { createGroups } from '../same/typeShape.ts';
import { constituents, has, isObject, isPrimitive, isVariable } from '../types/typeFacts.ts';
import { isVariant, type WithinRequest } from './isVariant.ts';
import { createDirected, isGeneric, unfinished } from './pairDifferences.ts';
import { isAccepted } from './relateCallbacks.ts';
import type { Relation, TypePair, UnionPair } from './relation.ts';
import { createUnionIndex } from './unionTags.ts';

/**
 * Compares unions, constituent by constituent. An added constituent is a problem for users who receive the union. A removed one is a
 * problem for users who pass it.
 */
export function relateUnions({ old, new: next, position, scope }: UnionPair, relation: Relation): readonly Difference[] {
  const { same, relate, print, shapeOf, checker, budget } = relation;
  const byShape = (types: readonly ts.Type[]) => createGroups(types, shapeOf);
  const [shapesOld, shapesNew] = [byShape(old), byShape(next)];
  const restOld = old.filter((one) => !shapesNew(one).some((other) => same(one, other, scope)));
  const restNew = next.filter((other) => !shapesOld(other).some((one) => same(one, other, scope)));
  const isPass = position === 'pass';
  const [sources, targets] = isPass ? [restOld, next] : [restNew, old];
  const pairOf = createDirected({ position, scope });
  const possible = createUnionIndex(targets, checker);
  const matched = new Set<ts.Type>();
  const harmless: Difference[] = [];
  const failed: ts.Type[] = [];
  for (const source of sources) {
    const fitting = possible(source).filter((target) => !isVoid(target) || isNothing(source));
    const fit = firstFit(fitting, (target) => relate(pairOf(source, target)), relation.isUncountedHarm);
    if (fit === undefined && isVariable(source) && isWithin(source, { targets, pairOf, relation })) {
      harmless.push(minor(`is limited to ${print(source)}`));
    } else if (fit === undefined) failed.push(source);
    else {
      matched.add(fit.target);
      harmless.push(...fit.differences);
    }
  }
  const open = (isPass ? restNew : restOld).filter((one) => !matched.has(one));
  // What was not compared does not fit either.
  if (failed.length > 0 && budget.isSpent()) return [unfinished(position)];
  if (failed.length > 0) return failures({ failed, open, targets, possible, pairOf, position, relation });
  if (!isPass && next.every(isNullish) && open.some((one) => !isNullish(one) && !isNothing(one))) {
    const reason = next.length === 0 ? 'is never set now' : `is never anything but ${next.map(print).join(' or ')} now`;
    return [suspected({ rule: 'never', reason, position })];
  }
  return [...harmless, ...open.map((one) => minor(isPass ? `also accepts ${print(one)}` : `is no longer ${print(one)}`))];
}

/** Whether a type has only values that programs exclude before they use a value: after that, it is `never`. */
function isNullish(type: ts.Type): boolean {
  return has(type, ts.TypeFlags.Undefined | ts.TypeFlags.Null);
}

/** A result that is only `void` ignores any value. As a constituent, `void` accepts only `undefined`. */
function isVoid(type: ts.Type): boolean {
  return has(type, ts.TypeFlags.Void);
}

function isNothing(type: ts.Type): boolean {
  return has(type, ts.TypeFlags.VoidLike | ts.TypeFlags.Never);
}

interface Fit {
  readonly target: ts.Type;
  readonly differences: readonly Difference[];
}

function firstFit(
  targets: readonly ts.Type[],
  relate: (target: ts.Type) => readonly Difference[],
  isUncounted: Relation['isUncountedHarm'],
): Fit | undefined {
  for (const target of targets) {
    const differences = relate(target);
    const counted = differences.filter((one) => isHarmless(one) || !isUncounted(one));
    if (isAccepted(counted)) return { target, differences: differences.filter((one) => isHarmless(one) || isUncounted(one)) };
  }
  return undefined;
}

/** Whether all types that a type parameter accepts fit the targets. */
function isWithin(source: ts.Type, { targets, pairOf, relation }: WithinRequest): boolean {
  const limit = relation.checker.getBaseConstraintOfType(source);
  if (limit === undefined || isVariable(limit)) return false;
  return constituents(limit).every((one) => targets.some((target) => relation.relate(pairOf(one, target)).every(isHarmless)));
}

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
 * Explains why constituents failed. If one object type replaced another, the two are compared. All other constituents were added or removed
 * as a whole.
 */
function failures({ failed, open, targets, possible, pairOf, position, relation }: FailuresRequest): readonly Difference[] {
  const [only, ...others] = failed;
  const partners = open.filter(isObject);
  const [partner] = partners;
  if (only !== undefined && others.length === 0 && isObject(only) && partner !== undefined && partners.length === 1) {
    const inner = relation.relate(pairOf(only, partner));
    if (!inner.every(isHarmless)) return inner;
  }
  const isOpen = open.some((other) => isGeneric(other, relation.checker));
  return failed.map((one) => {
    const isCertain = isPrimitive(one) && !isOpen;
    const harm = isCertain ? major : suspected;
    const text = relation.print(one);
    const because = nearest(one, { targets: possible(one), pairOf, relation });
    if (position === 'pass') {
      const former = isReplaced(one, pairOf(one, one), relation) ? 'the former ' : '';
      return harm({ rule: 'narrower', reason: `no longer accepts ${former}${text}`, position, old: one, because });
    }
    return harm({
      rule: 'wider',
      reason: `can be ${text} now`,
      position,
      new: one,
      because,
      isVariant: open.length === 0 && isVariant(one, { targets, pairOf, relation }),
    });
  });
}

/** The differences from the object type that has the fewest. Those of the types as a whole do not say what is different. */
function nearest(one: ts.Type, { targets, pairOf, relation }: WithinRequest): readonly Harm[] | undefined {
  if (!isObject(one) && !one.isIntersection()) return undefined;
  const harmsOf = (target: ts.Type): readonly Harm[] =>
    relation.relate(pairOf(one, target)).flatMap((found) => (isHarmless(found) ? [] : [found]));
  const [harms] = targets
    .filter(isObject)
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
