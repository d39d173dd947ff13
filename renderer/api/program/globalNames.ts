import ts from 'typescript';

/** Names that a file uses in types and in code without declaring them anywhere: those of global declarations, `Buffer` or `NodeJS`. */
export function globalNames(file: ts.SourceFile): readonly string[] {
  const declared = new Set<string>();
  const used = new Set<string>();
  const visit = (node: ts.Node): void => {
    if ('name' in node && isIdentifier(node.name) && !ts.isPropertyAccessExpression(node)) declared.add(node.name.text);
    const name = usedIn(node);
    if (name !== undefined) used.add(name);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return [...used].filter((name) => !declared.has(name));
}

function usedIn(node: ts.Node): string | undefined {
  if (ts.isTypeReferenceNode(node)) return firstOf(node.typeName);
  if (ts.isTypeQueryNode(node)) return firstOf(node.exprName);
  const isValue =
    ts.isExpressionWithTypeArguments(node) || ts.isCallExpression(node) || ts.isNewExpression(node) || ts.isPropertyAccessExpression(node);
  return isValue ? firstOf(node.expression) : undefined;
}

/** `NodeJS` of `NodeJS.ReadableStream`. */
function firstOf(node: ts.Node): string | undefined {
  if (ts.isQualifiedName(node)) return firstOf(node.left);
  return ts.isIdentifier(node) ? node.text : undefined;
}

function isIdentifier(name: unknown): name is ts.Identifier {
  return typeof name === 'object' && name !== null && 'kind' in name && name.kind === ts.SyntaxKind.Identifier;
}
