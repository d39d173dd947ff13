import ts from 'typescript';
import { flip, type Position, type Step } from '../difference/difference.ts';
import { isCallback } from '../policy/countedUses.ts';
import { copiedNode } from '../types/mappedParts.ts';

interface MentionsRequest {
  readonly checker: ts.TypeChecker;
  readonly isStandard: boolean;
  readonly visit: (symbol: ts.Symbol | undefined, position: Position, steps?: readonly Step[]) => void;
  /** Called for a type of which users only name members, or also pass them, as in `keyof Events` and `Events[K]`. */
  readonly select: (symbol: ts.Symbol | undefined, selected: 'keys' | 'members') => void;
  /** Called instead of entering an optional function member of the declaration. */
  readonly onCallback?: (enter: () => void) => void;
}

/**
 * Visits types by their syntax, where the compiler drops their names: aliases for named types, and the types in `keyof Events` and
 * `Events[K]`.
 */
export function visitMentioned(node: ts.Node, position: Position, request: MentionsRequest): void {
  const { checker, isStandard, visit, select, onCallback } = request;
  const symbolOf = (type: ts.Node): ts.Symbol | undefined =>
    ts.isTypeReferenceNode(type) && ts.isIdentifier(type.typeName) ? checker.getSymbolAtLocation(type.typeName) : undefined;
  /** The type that members are selected from: `Events` of `Required<Events>`. */
  const selectedOf = (type: ts.Node): ts.Symbol | undefined => symbolOf(copiedNode(type, checker));
  const symbol = symbolOf(node);
  if (symbol !== undefined && (symbol.flags & ts.SymbolFlags.TypeAlias) !== 0) visit(symbol, position, limitSteps(node));
  if (ts.isTypeOperatorNode(node) && node.operator === ts.SyntaxKind.KeyOfKeyword) {
    const isKey = position === 'pass' && !ts.isTypeParameterDeclaration(node.parent);
    // Users write the keys of a mapped type that they pass.
    const isMappedKey =
      isStandard && position === 'receive' && ts.isTypeParameterDeclaration(node.parent) && ts.isMappedTypeNode(node.parent.parent);
    if (isKey || isMappedKey || onlySelects(node.parent)) select(selectedOf(node.type), 'keys');
    else visit(selectedOf(node.type), flip(position));
  }
  if (ts.isIndexedAccessTypeNode(node)) {
    // The compiler knows the type of a certain member, and a walk finds it.
    if (position === 'pass') select(selectedOf(node.objectType), ts.isLiteralTypeNode(node.indexType) ? 'keys' : 'members');
    else visit(selectedOf(node.objectType), 'receive');
  }
  const inner = ts.isParameter(node) || ts.isTypeParameterDeclaration(node) ? flip(position) : position;
  const isGeneric = ts.isClassDeclaration(node.parent) || ts.isInterfaceDeclaration(node.parent) || ts.isTypeAliasDeclaration(node.parent);
  // Users choose the type arguments of a generic, also of one that they pass.
  const limit = isGeneric && ts.isTypeParameterDeclaration(node) ? node.constraint : undefined;
  // A generic may give what it gets as an argument to users. A function that is a value may be one of theirs, as in a list of listeners.
  const isOpen = ts.isTypeReferenceNode(node) || ts.isConditionalTypeNode(node) || ts.isFunctionTypeNode(node);
  const own = isOpen ? { ...request, select: (one: ts.Symbol | undefined) => visit(one, 'receive') } : request;
  const enter = (): void => ts.forEachChild(node, (child) => visitMentioned(child, child === limit ? 'pass' : inner, own));
  const isCalled = ts.isPropertySignature(node) || ts.isMethodSignature(node) ? checker.getSymbolAtLocation(node.name) : undefined;
  if (onCallback !== undefined && position === 'receive' && isCalled !== undefined && isCallback(isCalled, checker)) onCallback(enter);
  else enter();
}

/** Whether a type parameter of a call is only a key that users pass, and selects members: `emit<K extends keyof Events>(key: K, value: Events[K])`. */
function onlySelects(node: ts.Node): boolean {
  if (!ts.isTypeParameterDeclaration(node) || !ts.isFunctionLike(node.parent)) return false;
  const isKey = (name: ts.TypeReferenceNode): boolean =>
    ts.isParameter(name.parent) || (ts.isIndexedAccessTypeNode(name.parent) && name.parent.indexType === name);
  const hasOther = (one: ts.Node): boolean =>
    ts.isTypeReferenceNode(one) && one.typeName.getText() === node.name.text
      ? !isKey(one)
      : ts.forEachChild(one, (child) => hasOther(child) || undefined) === true;
  return !hasOther(node.parent);
}

/** The step to a name that limits a type parameter. */
function limitSteps(node: ts.Node): readonly Step[] {
  const { parent } = node;
  if (!ts.isTypeParameterDeclaration(parent) || parent.constraint !== node) return [];
  return [{ kind: 'constraint', name: parent.name.text, isDefault: parent.default?.getText() === node.getText() }];
}
