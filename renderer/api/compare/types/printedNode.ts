import type ts from 'typescript';

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
