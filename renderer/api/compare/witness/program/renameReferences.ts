import ts from 'typescript';

/** Renames declarations that a text mentions. Names of members, parameters and type parameters stay. */
export function renameReferences(text: string, rename: (name: string) => string | undefined): string {
  const file = ts.createSourceFile('text.ts', text, ts.ScriptTarget.Latest, true);
  const changes: { readonly begin: number; readonly end: number; readonly name: string }[] = [];
  const note = (name: ts.EntityName | ts.Expression): void => {
    const first = leftmost(name);
    const other = ts.isIdentifier(first) ? rename(first.text) : undefined;
    if (other !== undefined) changes.push({ begin: first.getStart(file), end: first.end, name: other });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isTypeReferenceNode(node)) note(node.typeName);
    if (ts.isTypeQueryNode(node) && !ts.isImportTypeNode(node.exprName)) note(node.exprName);
    if (ts.isExpressionWithTypeArguments(node)) note(node.expression);
    if (ts.isComputedPropertyName(node)) note(node.expression);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return changes
    .sort((a, b) => b.begin - a.begin)
    .reduce((changed, { begin, end, name }) => `${changed.slice(0, begin)}${name}${changed.slice(end)}`, text);
}

/** `tools` of `tools.Knife`. */
function leftmost(name: ts.EntityName | ts.Expression): ts.Node {
  if (ts.isQualifiedName(name)) return leftmost(name.left);
  return ts.isPropertyAccessExpression(name) ? leftmost(name.expression) : name;
}
