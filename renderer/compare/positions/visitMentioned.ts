import ts from 'typescript';
import { flip, type Position, type Step } from '../difference/difference.ts';
import { isCallback } from '../policy/countedUses.ts';

interface MentionsRequest {
  readonly checker: ts.TypeChecker;
  readonly visit: (symbol: ts.Symbol | undefined, position: Position, steps?: readonly Step[]) => void;
  /** Called instead of entering an optional function member of the declaration. */
  readonly onCallback?: (enter: () => void) => void;
}

/**
 * Visits types by their syntax, where the compiler drops their names: aliases for named types, and the types in `keyof Events` and
 * `Events[K]`.
 */
export function visitMentioned(node: ts.Node, position: Position, request: MentionsRequest): void {
  const { checker, visit, onCallback } = request;
  const symbolOf = (type: ts.Node): ts.Symbol | undefined =>
    ts.isTypeReferenceNode(type) && ts.isIdentifier(type.typeName) ? checker.getSymbolAtLocation(type.typeName) : undefined;
  const symbol = symbolOf(node);
  if (symbol !== undefined && (symbol.flags & ts.SymbolFlags.TypeAlias) !== 0) visit(symbol, position, limitSteps(node));
  if (ts.isTypeOperatorNode(node) && node.operator === ts.SyntaxKind.KeyOfKeyword) visit(symbolOf(node.type), flip(position));
  // Users received the object whose members they pass.
  if (ts.isIndexedAccessTypeNode(node)) visit(symbolOf(node.objectType), 'receive');
  const inner = ts.isParameter(node) || ts.isTypeParameterDeclaration(node) ? flip(position) : position;
  const isGeneric = ts.isClassDeclaration(node.parent) || ts.isInterfaceDeclaration(node.parent) || ts.isTypeAliasDeclaration(node.parent);
  // Users choose the type arguments of a generic, also of one that they pass.
  const limit = isGeneric && ts.isTypeParameterDeclaration(node) ? node.constraint : undefined;
  const enter = (): void => ts.forEachChild(node, (child) => visitMentioned(child, child === limit ? 'pass' : inner, request));
  const isCalled = ts.isPropertySignature(node) || ts.isMethodSignature(node) ? checker.getSymbolAtLocation(node.name) : undefined;
  if (onCallback !== undefined && position === 'receive' && isCalled !== undefined && isCallback(isCalled, checker)) onCallback(enter);
  else enter();
}

/** The step to a name that limits a type parameter. */
function limitSteps(node: ts.Node): readonly Step[] {
  const isLimitOf = ts.isTypeParameterDeclaration(node.parent) && node.parent.constraint === node;
  return isLimitOf ? [{ kind: 'constraint', name: node.parent.name.text }] : [];
}
