import ts from 'typescript';
import { argumentsOf, has, isReference, isStringMapping, isTemplate } from '../types/typeFacts.ts';
import type { Relation, TypePair } from './relation.ts';

/** Whether the compiler can assign one type to the other, in the direction that the position needs. */
export function isAssignable({ old, new: next, position }: Pick<TypePair, 'old' | 'new' | 'position'>, { checker }: Relation): boolean {
  return position === 'pass' ? checker.isTypeAssignableTo(old, next) : checker.isTypeAssignableTo(next, old);
}

/** Whether a type depends on a type parameter, as far as its parts show it. */
export function isGeneric(type: ts.Type, checker: ts.TypeChecker): boolean {
  /** A type may contain itself. */
  const seen = new Set<ts.Type>();
  const visit = (one: ts.Type): boolean => {
    if (seen.has(one)) return false;
    seen.add(one);
    if (isTemplate(one)) return one.types.some(visit);
    if (isStringMapping(one)) return visit(one.type);
    if (has(one, ts.TypeFlags.Instantiable)) return true;
    if (one.isUnionOrIntersection()) return one.types.some(visit);
    return [...(one.aliasTypeArguments ?? []), ...(isReference(one) ? argumentsOf(one, checker) : [])].some(visit);
  };
  return visit(type);
}
