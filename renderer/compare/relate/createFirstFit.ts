import type ts from 'typescript';
import { type Difference, isHarmless } from '../difference/difference.ts';
import { isOptional, propertiesOf } from '../types/properties.ts';
import { isObject } from '../types/typeFacts.ts';
import { isLiteralType } from './isLiteralType.ts';
import { isAccepted } from './relateCallbacks.ts';
import type { Relation, TypePair } from './relation.ts';

interface FirstFitRequest {
  readonly pairOf: (source: ts.Type, target: ts.Type) => TypePair;
  readonly relation: Relation;
}

interface Fit {
  readonly target: ts.Type;
  readonly differences: readonly Difference[];
}

/** What is known of a constituent that fits no other. */
export interface Unfit {
  /** The constituents that it was compared with. */
  readonly tried: readonly ts.Type[];
  /** The one that is most like it, if the properties by which it failed refuse all others, too. */
  readonly partner?: ts.Type | undefined;
}

interface Ranked {
  readonly target: ts.Type;
  /** How many properties of both have types of the same shape. 0 for what is not an object that users write. */
  readonly likeness: number;
}

/** So many are compared in their order. */
const fewTargets = 8;

interface Property {
  readonly symbol: ts.Symbol;
  readonly of: ts.Type;
}

/**
 * Creates a function that finds the constituent of a union that another one fits. `A & (B | C) & (D | E)` has too many constituents to compare
 * each with each. So of many, those that are most alike are compared first, and none with a property that refused the type before.
 */
export function createFirstFit({ pairOf, relation }: FirstFitRequest) {
  const { relate, checker, shapeOf, isReadonlyProperty, isUncountedHarm } = relation;
  const shapeOfProperty = (symbol: ts.Symbol): string => shapeOf(checker.getTypeOfSymbol(symbol));
  const likeness = (source: ts.Type, target: ts.Type): number =>
    source.getProperties().filter((symbol) => {
      const other = target.getProperty(symbol.name);
      return other !== undefined && shapeOfProperty(symbol) === shapeOfProperty(other);
    }).length;
  const isWritten = (type: ts.Type): boolean => (isObject(type) || type.isIntersection()) && isLiteralType(type, relation);
  const rank = (source: ts.Type, targets: readonly ts.Type[]): readonly Ranked[] => {
    const isLong = targets.length > fewTargets && isWritten(source);
    const ranked = targets.map((target) => ({ target, likeness: isLong && isWritten(target) ? likeness(source, target) : 0 }));
    return ranked.toSorted((a, b) => b.likeness - a.likeness);
  };
  const areAlike = (one: Property, other: Property): boolean =>
    checker.getTypeOfSymbol(one.symbol) === checker.getTypeOfSymbol(other.symbol) &&
    isOptional(one.symbol) === isOptional(other.symbol) &&
    isReadonlyProperty(one.symbol, one.of) === isReadonlyProperty(other.symbol, other.of);
  return (source: ts.Type, targets: readonly ts.Type[]): Fit | Unfit => {
    const sorted = rank(source, targets);
    const [best, second] = sorted;
    const refused: Property[] = [];
    const tried: ts.Type[] = [];
    for (const { target } of sorted) {
      const isRefused = refused.some((one) => {
        const symbol = target.getProperty(one.symbol.name);
        return symbol !== undefined && areAlike(one, { symbol, of: target });
      });
      if (isRefused) continue;
      const differences = relate(pairOf(source, target));
      const isHarm = (one: Difference): boolean => !isHarmless(one) && !isUncountedHarm(one);
      const harms = differences.filter(isHarm);
      if (isAccepted(harms)) return { target, differences: differences.filter((one) => !isHarm(one)) };
      tried.push(target);
      const properties = propertiesOf(target);
      const names = new Set(harms.flatMap(({ path: [step] }) => (step?.kind === 'property' ? [step.name] : [])));
      refused.push(...[...names].flatMap((name) => properties.get(name) ?? []).map((symbol) => ({ symbol, of: target })));
    }
    const isClear = best !== undefined && second !== undefined && best.likeness > second.likeness;
    const [first, ...others] = tried;
    return { tried, partner: isClear && others.length === 0 ? first : undefined };
  };
}
