import type ts from 'typescript';
import { type Difference, isHarmless } from '../difference/difference.ts';
import { isObject } from '../types/typeFacts.ts';
import { isAssignable, isGeneric } from './isAssignable.ts';
import { changedTo, loosened } from './pairDifferences.ts';
import type { Relation, TypePair } from './relation.ts';

export function relateIntersections(pair: TypePair, relation: Relation): readonly Difference[] {
  const { relate, relateObjects, same, print, checker } = relation;
  const { old, new: next, position, scope } = pair;
  const [parts, others] = [partsOf(old), partsOf(next)];
  if ([...parts, ...others].every(isObject)) return relateObjects(pair);
  // A value of the source has all parts of the source. Each part of the target needs a part that fits.
  const [sources, targets] = position === 'pass' ? [parts, others] : [others, parts];
  const pairOf = (source: ts.Type, target: ts.Type): TypePair =>
    position === 'pass' ? { ...pair, old: source, new: target } : { ...pair, old: target, new: source };
  const alike = (source: ts.Type, target: ts.Type): boolean =>
    position === 'pass' ? same(source, target, scope) : same(target, source, scope);
  const found = targets.map((target) => {
    if (sources.some((source) => alike(source, target))) return [];
    const tried = sources.map((source) => relate(pairOf(source, target)));
    return tried.find((one) => one.every(isHarmless)) ?? tried.toSorted((a, b) => a.length - b.length)[0] ?? [];
  });
  if (found.every((one) => one.every(isHarmless))) return [loosened(pair, 'minor', changedTo(pair, print))];
  if (!isGeneric(old, checker) && !isGeneric(next, checker) && isAssignable(pair, relation))
    return [loosened(pair, 'minor', changedTo(pair, print))];
  const failed = found.flat().filter((one) => !isHarmless(one));
  return failed.map((one) => ({ ...one, isCertain: false }));
}

function partsOf(type: ts.Type): readonly ts.Type[] {
  return type.isIntersection() ? type.types : [type];
}
