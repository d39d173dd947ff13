import ts from 'typescript';

/**
 * Keeps the compiler from writing out conditional types. For each type, TypeDoc asks the checker for a node and looks at the node's kind.
 * It reads the parts of a conditional type from the type itself, so any conditional node is enough. Writing out nested conditional types
 * (schemas computed by types) can take minutes and exceed the memory.
 */
export function skipConditionalNodes(checker: ts.TypeChecker): void {
  const typeToTypeNode = checker.typeToTypeNode.bind(checker);
  const any = ts.factory.createKeywordTypeNode(ts.SyntaxKind.AnyKeyword);
  const conditional = ts.factory.createConditionalTypeNode(any, any, any, any);
  const isConditional = ({ flags, aliasSymbol }: ts.Type): boolean => (flags & ts.TypeFlags.Conditional) !== 0 && aliasSymbol === undefined;
  checker.typeToTypeNode = (type, ...rest) => (isConditional(type) ? conditional : typeToTypeNode(type, ...rest));
}
