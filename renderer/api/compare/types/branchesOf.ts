import ts from 'typescript';
import { printedNode } from './printedNode.ts';

/**
 * The two branches of a conditional type. The compiler computes them for most types when it looks for the constraint, and for all types
 * when it prints them. Printing takes longer, because it visits every type that the branches mention.
 */
export function branchesOf(type: ts.ConditionalType, checker: ts.TypeChecker): readonly [ts.Type, ts.Type] | undefined {
  const resolved = (): readonly [ts.Type, ts.Type] | undefined => {
    const { resolvedTrueType, resolvedFalseType } = type;
    return resolvedTrueType === undefined || resolvedFalseType === undefined ? undefined : [resolvedTrueType, resolvedFalseType];
  };
  if (resolved() === undefined) checker.getBaseConstraintOfType(type);
  if (resolved() === undefined) printedNode(type, checker, ts.NodeBuilderFlags.InTypeAlias);
  return resolved();
}
