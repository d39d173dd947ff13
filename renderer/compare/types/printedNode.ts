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
 * The two branches of a conditional type. The compiler computes them when it simplifies the type, which is its first step when it assigns the
 * type. A union that contains the type accepts it in the second step. Other ways to get the branches, such as printing, take much longer.
 */
export function branchesOf(type: ts.ConditionalType, checker: ts.TypeChecker): readonly [ts.Type, ts.Type] | undefined {
  const resolved = (): readonly [ts.Type, ts.Type] | undefined => {
    const { resolvedTrueType, resolvedFalseType } = type;
    return resolvedTrueType === undefined || resolvedFalseType === undefined ? undefined : [resolvedTrueType, resolvedFalseType];
  };
  if (resolved() === undefined && makesUnions(checker))
    checker.isTypeAssignableTo(type, checker.getUnionType([type, checker.getStringType()]));
  if (resolved() === undefined) printedNode(type, checker, ts.NodeBuilderFlags.InTypeAlias);
  return resolved();
}

interface UnionMaker extends ts.TypeChecker {
  readonly getUnionType: (types: readonly ts.Type[]) => ts.Type;
}

/** The compiler has this function, but does not declare it. */
function makesUnions(checker: ts.TypeChecker): checker is UnionMaker {
  return 'getUnionType' in checker;
}
