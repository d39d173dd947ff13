import ts from 'typescript';

/**
 * A type as the compiler prints it. The printer runs out of stack on endless types, and fails on some conditional types of other packages.
 * Such a type has no text, so only an explanation is missing.
 */
export function printedNode(type: ts.Type, checker: ts.TypeChecker, flags: ts.NodeBuilderFlags): ts.TypeNode | undefined {
  try {
    return checker.typeToTypeNode(type, undefined, flags);
  } catch (error) {
    if (error instanceof RangeError || error instanceof TypeError) return undefined;
    throw error;
  }
}

/** The same as text, or `…` for a type that cannot be printed. */
export function printedText(type: ts.Type, checker: ts.TypeChecker, flags?: ts.TypeFormatFlags): string {
  try {
    return checker.typeToString(type, undefined, flags);
  } catch (error) {
    if (error instanceof RangeError || error instanceof TypeError) return '…';
    throw error;
  }
}

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
