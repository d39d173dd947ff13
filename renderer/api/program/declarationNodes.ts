import ts from 'typescript';

/** The members that users see: of overloads, those without a body. */
export function membersOf(node: ts.ClassLikeDeclaration | ts.InterfaceDeclaration): readonly ts.Node[] {
  const members: readonly ts.Node[] = node.members;
  const overloaded = new Set(members.flatMap((one) => (ts.isFunctionLike(one) && !hasBody(one) ? [one.name?.getText() ?? ''] : [])));
  return members.filter((one) => !(ts.isFunctionLike(one) && hasBody(one) && overloaded.has(one.name?.getText() ?? '')));
}

export function hasBody(node: ts.SignatureDeclaration): boolean {
  return 'body' in node && node.body !== undefined;
}

/** Private members, and what is not part of the public API. */
export function isHidden(node: ts.Node): boolean {
  const isPrivate = ts.canHaveModifiers(node) && node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.PrivateKeyword) === true;
  const isNamedPrivate = ts.isClassElement(node) && node.name !== undefined && ts.isPrivateIdentifier(node.name);
  if (isPrivate || isNamedPrivate) return true;
  const { text } = node.getSourceFile();
  const owner = ts.isVariableDeclaration(node) ? node.parent.parent : node;
  return !ts.isSourceFile(owner) && /@internal\b/.test(text.slice(owner.pos, owner.getStart()));
}

/** The declaration of a pattern: of `{ a }` in `const { a } = b`. */
export function ownerOf(node: ts.BindingElement): ts.Node {
  const { parent } = node.parent;
  return ts.isBindingElement(parent) ? ownerOf(parent) : parent;
}

/** The type that a declaration states, in TypeScript or JSDoc. */
export function writtenType(node: ts.Node): ts.TypeNode | undefined {
  if (ts.isVariableDeclaration(node) || ts.isParameter(node)) return node.type ?? ts.getJSDocType(node);
  if (ts.isPropertyDeclaration(node) || ts.isPropertySignature(node)) return node.type ?? ts.getJSDocType(node);
  return ts.getJSDocType(node);
}

export function initializerOf(node: ts.Node): ts.Expression | undefined {
  if (ts.isVariableDeclaration(node) || ts.isParameter(node) || ts.isPropertyDeclaration(node)) return node.initializer;
  if (ts.isPropertyAssignment(node)) return node.initializer;
  return ts.isBinaryExpression(node) ? node.right : undefined;
}

/** What a function without a written result returns. */
export function resultsOf(node: ts.SignatureDeclaration): readonly ts.Expression[] {
  const body = 'body' in node ? node.body : undefined;
  if (body === undefined || body === null) return [];
  if (!ts.isBlock(body)) return [body];
  const found: ts.Expression[] = [];
  const visit = (inner: ts.Node): void => {
    if (ts.isFunctionLike(inner) || ts.isClassLike(inner)) return;
    if (ts.isReturnStatement(inner) && inner.expression !== undefined) found.push(inner.expression);
    if (ts.isYieldExpression(inner) && inner.expression !== undefined) found.push(inner.expression);
    ts.forEachChild(inner, visit);
  };
  visit(body);
  return found;
}
