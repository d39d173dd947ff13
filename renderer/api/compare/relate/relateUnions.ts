import ts from 'typescript';
import { type Difference, isHarmless, type Position } from '../difference/difference.ts';
import { createGroups } from '../same/typeShape.ts';
import { constituents, has, isObject, isPrimitive } from '../types/typeFacts.ts';
import { isGeneric, loosened } from './pairDifferences.ts';
import { isVariable } from './relateVariables.ts';
import type { Relation, TypePair, UnionPair } from './relation.ts';
import { createUnionIndex } from './unionIndex.ts';

/**
 * Compares unions, constituent by constituent. An added constituent is a problem for users who receive the union. A removed one is a
 * problem for users who pass it.
 */
export function createRelateUnions(relation: () => Relation): (pair: UnionPair) => readonly Difference[] {
  return ({ old, new: next, position, scope }) => {
    const { same, relate, print, shapeOf } = relation();
    const byShape = (types: readonly ts.Type[]) => createGroups(types, shapeOf);
    const [shapesOld, shapesNew] = [byShape(old), byShape(next)];
    const restOld = old.filter((one) => !shapesNew(one).some((other) => same(one, other, scope)));
    const restNew = next.filter((other) => !shapesOld(other).some((one) => same(one, other, scope)));
    const isPass = position === 'pass';
    const [sources, targets] = isPass ? [restOld, next] : [restNew, old];
    const pairOf = (source: ts.Type, target: ts.Type): TypePair => {
      const [before, after] = isPass ? [source, target] : [target, source];
      return { old: before, new: after, position, scope };
    };
    const possible = createUnionIndex(targets, relation().checker);
    const matched = new Set<ts.Type>();
    const harmless: Difference[] = [];
    const failed: ts.Type[] = [];
    for (const source of sources) {
      const fitting = possible(source).filter((target) => !isVoid(target) || isNothing(source));
      const fit = firstFit(fitting, (target) => relate(pairOf(source, target)));
      if (fit === undefined && isVariable(source) && isWithin(source, { targets, pairOf, relation: relation() })) {
        harmless.push(loosened(pairOf(source, source), 'minor', `is limited to ${print(source)}`));
      } else if (fit === undefined) failed.push(source);
      else {
        matched.add(fit.target);
        harmless.push(...fit.differences);
      }
    }
    const open = (isPass ? restNew : restOld).filter((one) => !matched.has(one));
    if (failed.length > 0) return failures({ failed, open, pairOf, position, relation: relation() });
    const rest = open.map((one): Difference => {
      const reason = isPass ? `also accepts ${print(one)}` : `is no longer ${print(one)}`;
      const types = isPass ? { new: one } : { old: one };
      return { severity: 'minor', rule: isPass ? 'wider' : 'narrower', reason, path: [], position, isCertain: true, ...types };
    });
    return [...harmless, ...rest];
  };
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

function firstFit(targets: readonly ts.Type[], relate: (target: ts.Type) => readonly Difference[]): Fit | undefined {
  for (const target of targets) {
    const differences = relate(target);
    if (differences.every(isHarmless)) return { target, differences };
  }
  return undefined;
}

interface WithinRequest {
  readonly targets: readonly ts.Type[];
  readonly pairOf: (source: ts.Type, target: ts.Type) => TypePair;
  readonly relation: Relation;
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
  readonly pairOf: (source: ts.Type, target: ts.Type) => TypePair;
  readonly position: Position;
  readonly relation: Relation;
}

/**
 * Explains why constituents failed. If one object type replaced another, the two are compared. All other constituents were added or removed
 * as a whole.
 */
function failures({ failed, open, pairOf, position, relation }: FailuresRequest): readonly Difference[] {
  const [only, ...others] = failed;
  const partners = open.filter(isObject);
  const [partner] = partners;
  if (only !== undefined && others.length === 0 && isObject(only) && partner !== undefined && partners.length === 1) {
    const inner = relation.relate(pairOf(only, partner));
    if (!inner.every(isHarmless)) return inner;
  }
  return failed.map((one): Difference => {
    const isPass = position === 'pass';
    const reason = isPass ? `no longer accepts ${relation.print(one)}` : `can be ${relation.print(one)} now`;
    const isCertain = isPrimitive(one) && open.every((other) => !isGeneric(other, relation.checker));
    const types = isPass ? { old: one } : { new: one };
    return { severity: 'major', rule: isPass ? 'narrower' : 'wider', reason, path: [], position, isCertain, ...types };
  });
}
