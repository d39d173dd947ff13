import ts from 'typescript';

/** `graphql` for `require('graphql')` and `await import('graphql')`, in parentheses or not. */
export function requiredModule(node: ts.Node | undefined): string | undefined {
  if (node !== undefined && ts.isParenthesizedExpression(node)) return requiredModule(node.expression);
  const call = node !== undefined && ts.isAwaitExpression(node) ? node.expression : node;
  if (call === undefined || !ts.isCallExpression(call)) return undefined;
  const isImport = call.expression.kind === ts.SyntaxKind.ImportKeyword && call !== node;
  const isRequire = ts.isIdentifier(call.expression) && call.expression.text === 'require';
  const [specifier] = call.arguments;
  return (isImport || isRequire) && specifier !== undefined && ts.isStringLiteral(specifier) ? specifier.text : undefined;
}

/** The identifier that names an export in a destructured `require`. */
export function exportedName({ name, propertyName, dotDotDotToken }: ts.BindingElement): ts.Identifier | undefined {
  const exported = propertyName ?? name;
  return dotDotDotToken === undefined && ts.isIdentifier(exported) ? exported : undefined;
}
