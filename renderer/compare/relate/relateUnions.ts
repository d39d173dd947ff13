import ts from 'typescript';
import { type Difference, isHarmless, minor, suspected } from '../difference/difference.ts';
import { createGroups } from '../same/typeShape.ts';
import { constituents, has, isVariable } from '../types/typeFacts.ts';
import type { WithinRequest } from './isVariant.ts';
import { createDirected, unfinished } from './pairDifferences.ts';
import { isAccepted } from './relateCallbacks.ts';
import type { Relation, UnionPair } from './relation.ts';
import { unionFailures } from './unionFailures.ts';
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
  if (failed.length > 0) return unionFailures({ failed, open, targets, possible, pairOf, position, relation });
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
