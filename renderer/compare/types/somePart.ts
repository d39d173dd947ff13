import type ts from 'typescript';
import { argumentsOf, isReference, isStringMapping, isTemplate } from './typeFacts.ts';

/** Whether a test holds for a type or one of its parts: what it unites, and its type arguments. A type may contain itself. */
export function somePart(type: ts.Type, checker: ts.TypeChecker, test: (part: ts.Type) => boolean): boolean {
  const seen = new Set<ts.Type>();
  const visit = (one: ts.Type): boolean => {
    if (seen.has(one)) return false;
    seen.add(one);
    if (isTemplate(one)) return one.types.some(visit);
    if (isStringMapping(one)) return visit(one.type);
    if (test(one)) return true;
    if (one.isUnionOrIntersection() && one.types.some(visit)) return true;
    return [...(one.aliasTypeArguments ?? []), ...(isReference(one) ? argumentsOf(one, checker) : [])].some(visit);
  };
  return visit(type);
}
