import ts from 'typescript';
import { covariantNames } from '../types/covariantNames.ts';
import { someNode } from '../types/someNode.ts';

/**
 * Whether users have what a type argument of an alias names in the same way as the alias itself: `Hook<T>`, which is `T | { handler: T }`, or a
 * function with the parts of the one that it is given, as in `T extends (...values: infer V) => infer R ? (...values: V) => Promise<R> : never`.
 */
export function keepsPosition({ typeName }: ts.TypeReferenceNode, index: number, checker: ts.TypeChecker): boolean {
  return isKeptBy(typeName, index, { checker, open: new Set() });
}

function isKeptBy(generic: ts.EntityName, index: number, { checker, open }: Omit<KeptRequest, 'named'>): boolean {
  if (covariantNames.has(generic.getText())) return true;
  const declaration = checker.getSymbolAtLocation(generic)?.declarations?.find(ts.isTypeAliasDeclaration);
  const name = declaration?.typeParameters?.[index]?.name.text;
  if (declaration === undefined || name === undefined || open.has(declaration)) return false;
  return isKept(declaration.type, false, { checker, named: new Map([[name, false]]), open: new Set([...open, declaration]) });
}

interface KeptRequest {
  readonly checker: ts.TypeChecker;
  /** The names that must keep their places, and whether these are parameters. */
  readonly named: ReadonlyMap<string, boolean>;
  /** The aliases that the search is in. */
  readonly open: ReadonlySet<ts.Node>;
}

/** @param isTurned whether the node is within parameters */
function isKept(node: ts.Node, isTurned: boolean, request: KeptRequest): boolean {
  const { named } = request;
  const visit = (child: ts.Node, inner = request): boolean => isKept(child, ts.isParameter(node) ? !isTurned : isTurned, inner);
  const mentions = (one: ts.Node): boolean =>
    someNode(one, (inner) => ts.isTypeReferenceNode(inner) && named.has(inner.typeName.getText()));
  if (!mentions(node)) return true;
  if (ts.isConditionalTypeNode(node)) {
    const { checkType, extendsType, trueType, falseType } = node;
    const isWhole = ts.isTypeReferenceNode(checkType) && named.get(checkType.typeName.getText()) === isTurned;
    const inferred = isWhole ? inferredNames(extendsType, isTurned) : new Map<string, boolean>();
    if (!isWhole && mentions(checkType)) return false;
    return visit(trueType, { ...request, named: new Map([...named, ...inferred]) }) && visit(falseType);
  }
  if (ts.isTypeReferenceNode(node)) {
    const own = named.get(node.typeName.getText());
    if (own !== undefined) return own === isTurned;
    if (covariantNames.has(node.typeName.getText())) return (node.typeArguments ?? []).every((one) => visit(one));
    return (node.typeArguments ?? []).every((one, at) => !mentions(one) || (visit(one) && isKeptBy(node.typeName, at, request)));
  }
  if (ts.isIndexedAccessTypeNode(node) || ts.isTypeOperatorNode(node)) return false;
  return ts.forEachChild(node, (child) => !visit(child) || undefined) !== true;
}

/** The names that a type infers, and whether they are parameters. */
function inferredNames(node: ts.Node, isTurned: boolean): ReadonlyMap<string, boolean> {
  if (ts.isInferTypeNode(node)) return new Map([[node.typeParameter.name.text, isTurned]]);
  const found: (readonly [string, boolean])[] = [];
  const inner = ts.isParameter(node) ? !isTurned : isTurned;
  ts.forEachChild(node, (child) => void found.push(...inferredNames(child, inner)));
  return new Map(found);
}
