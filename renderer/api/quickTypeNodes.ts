import ts from 'typescript';

/**
 * Keeps TypeDoc from having the compiler write out conditional types. For every type that it converts, and every reference to one, TypeDoc
 * asks the checker for a node and looks at the node's kind, and conditional types of conditional types (schemas computed by types) can
 * be written for minutes, and don't fit into memory. What such a type is made of TypeDoc takes from the type itself, so that any node of
 * its kind will do. A type with a name of its own (`aliasSymbol`) is written by that, which is short.
 */
export function quickenTypeNodes(checker: ts.TypeChecker): void {
  const typeToTypeNode = checker.typeToTypeNode.bind(checker);
  const any = ts.factory.createKeywordTypeNode(ts.SyntaxKind.AnyKeyword);
  const conditional = ts.factory.createConditionalTypeNode(any, any, any, any);
  checker.typeToTypeNode = (type, ...rest) =>
    (type.flags & ts.TypeFlags.Conditional) !== 0 && type.aliasSymbol === undefined ? conditional : typeToTypeNode(type, ...rest);
}
