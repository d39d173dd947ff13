import ts from 'typescript';
import { flip, type Position } from '../difference/difference.ts';
import type { Names } from '../load/names.ts';

interface MarkContext {
  readonly position: Position;
  /** Id of the declaration that is being walked. */
  readonly id: string;
  readonly mark: (id: string, position: Position) => void;
  readonly names: Names;
  readonly checker: ts.TypeChecker;
}

/** Marks aliases by their syntax. The compiler drops the name of an alias for a named type. */
export function markAliases(node: ts.Node, context: MarkContext): void {
  const { position, id, mark, names, checker } = context;
  if (ts.isTypeReferenceNode(node) && ts.isIdentifier(node.typeName)) {
    const symbol = checker.getSymbolAtLocation(node.typeName);
    const own = symbol !== undefined && (symbol.flags & ts.SymbolFlags.TypeAlias) !== 0 ? names.idOf(symbol) : undefined;
    if (own !== undefined && own.id !== id) mark(own.id, position);
  }
  if (ts.isTypeOperatorNode(node) && node.operator === ts.SyntaxKind.KeyOfKeyword) markNamed(node.type, flip(position), context);
  if (ts.isIndexedAccessTypeNode(node)) markNamed(node.objectType, position, context);
  const inner = ts.isParameter(node) || ts.isTypeParameterDeclaration(node) ? { ...context, position: flip(position) } : context;
  ts.forEachChild(node, (child) => markAliases(child, inner));
}

/** Marks the named type in `keyof Events` and `Events[K]`. The compiler resolves both at once, so only the syntax has the name. */
function markNamed(node: ts.TypeNode, position: Position, { id, mark, names, checker }: MarkContext): void {
  if (!ts.isTypeReferenceNode(node) || !ts.isIdentifier(node.typeName)) return;
  const own = names.idOf(checker.getSymbolAtLocation(node.typeName));
  if (own !== undefined && own.id !== id) mark(own.id, position);
}
