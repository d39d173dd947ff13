import ts from 'typescript';

/** A name, or names joined by dots, as an expression: `Symbol.iterator`. */
export function isEntityName(node: ts.Expression): node is ts.Identifier | ts.PropertyAccessExpression {
  return ts.isIdentifier(node) || (ts.isPropertyAccessExpression(node) && isEntityName(node.expression));
}

/** `declare global { … }`. */
export function isGlobalAugmentation(node: ts.ModuleDeclaration): boolean {
  return (node.flags & ts.NodeFlags.GlobalAugmentation) !== 0;
}

export function isJson(file: ts.SourceFile): boolean {
  return file.fileName.endsWith('.json');
}
