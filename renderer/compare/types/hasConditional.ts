import ts from 'typescript';
import { someNode } from './someNode.ts';
import { argumentsOf, isConditional, isReference } from './typeFacts.ts';

/** Whether a type, or a declaration that it is made by, distinguishes cases: what it is for some type arguments says nothing about others. */
export function hasConditional(type: ts.Type, checker: ts.TypeChecker): boolean {
  const seen = new Set<ts.Type>();
  const visit = (one: ts.Type): boolean => {
    if (seen.has(one)) return false;
    seen.add(one);
    if (
      isConditional(one) ||
      declaresConditional(one.aliasSymbol) ||
      (!one.isClassOrInterface() && !isReference(one) && declaresConditional(one.symbol))
    )
      return true;
    if (one.isUnionOrIntersection()) return one.types.some(visit);
    return [...(one.aliasTypeArguments ?? []), ...(isReference(one) ? argumentsOf(one, checker) : [])].some(visit);
  };
  return visit(type);
}

/** The same for the declarations of a name. */
export function declaresConditional(symbol: ts.Symbol | undefined): boolean {
  return (symbol?.declarations ?? []).some((one) => someNode(one, ts.isConditionalTypeNode));
}
