import ts from 'typescript';

/** A name, or names joined by dots, as an expression: `Symbol.iterator`. */
export function isEntityName(node: ts.Expression): node is ts.Identifier | ts.PropertyAccessExpression {
  return ts.isIdentifier(node) || (ts.isPropertyAccessExpression(node) && isEntityName(node.expression));
}

/** `a` of `a.b.c`. */
export function firstName(name: ts.EntityName | ts.Expression): ts.Identifier | undefined {
  if (ts.isQualifiedName(name)) return firstName(name.left);
  if (ts.isIdentifier(name)) return name;
  return ts.isPropertyAccessExpression(name) ? firstName(name.expression) : undefined;
}

/** `declare global { … }`. */
export function isGlobalAugmentation(node: ts.ModuleDeclaration): boolean {
  return (node.flags & ts.NodeFlags.GlobalAugmentation) !== 0;
}

export function isJson(file: ts.SourceFile): boolean {
  return file.fileName.endsWith('.json');
}

export function hasModifier(node: ts.Node, kind: ts.SyntaxKind): boolean {
  return ts.canHaveModifiers(node) && (node.modifiers?.some((modifier) => modifier.kind === kind) ?? false);
}

const kindTests = [
  ['class', 'isClassDeclaration'],
  ['function', 'isFunctionDeclaration'],
  ['enum', 'isEnumDeclaration'],
  ['variable', 'isVariableDeclaration'],
  ['interface', 'isInterfaceDeclaration'],
  ['type', 'isTypeAliasDeclaration'],
  ['namespace', 'isModuleDeclaration'],
] as const;

/** The kind of merged declarations: a class with an interface is a class. */
export function kindOf(nodes: readonly ts.Node[]): (typeof kindTests)[number][0] | undefined {
  return kindTests.find(([, test]) => nodes.some(ts[test]))?.[0];
}

interface NameVisitor {
  readonly name: (name: ts.EntityName | ts.Expression) => void;
  readonly importType?: (node: ts.ImportTypeNode) => void;
  readonly typeParameter?: (node: ts.TypeParameterDeclaration) => void;
  /** Whether a node is left out with everything in it. Default: none is. */
  readonly skips?: (node: ts.Node) => boolean;
}

/** Visits each name in a declaration that may mean another declaration. */
export function visitNames(node: ts.Node, visitor: NameVisitor): void {
  const { name, importType, typeParameter, skips } = visitor;
  if (skips?.(node)) return;
  if (ts.isTypeReferenceNode(node)) name(node.typeName);
  if (ts.isTypeQueryNode(node) && !ts.isImportTypeNode(node.exprName)) name(node.exprName);
  if (ts.isExpressionWithTypeArguments(node)) name(node.expression);
  if (ts.isComputedPropertyName(node)) name(node.expression);
  if (ts.isImportTypeNode(node)) importType?.(node);
  if (ts.isTypeParameterDeclaration(node)) typeParameter?.(node);
  ts.forEachChild(node, (child) => visitNames(child, visitor));
}

/** The types of a union or intersection, with those of the same kind in it. */
export function flatten<T extends ts.UnionTypeNode | ts.IntersectionTypeNode>(
  node: T,
  isSame: (node: ts.TypeNode) => node is T,
): readonly ts.TypeNode[] {
  return node.types.flatMap((one): readonly ts.TypeNode[] => {
    const inner = innermost(one);
    return isSame(inner) ? flatten(inner, isSame) : [inner];
  });
}

/** A type without its parentheses. */
export function innermost(node: ts.TypeNode): ts.TypeNode {
  return ts.isParenthesizedTypeNode(node) ? innermost(node.type) : node;
}
