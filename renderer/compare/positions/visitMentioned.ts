import ts from 'typescript';
import { flip, type Position, type Step } from '../difference/difference.ts';
import { isCallback } from '../policy/countedUses.ts';
import { covariantNames } from '../types/covariantNames.ts';
import { copiedNode, isPartialNode } from '../types/mappedParts.ts';
import type { Selection } from './createMarks.ts';
import { keepsPosition } from './keepsPosition.ts';

interface MentionsRequest {
  readonly checker: ts.TypeChecker;
  readonly isStandard: boolean;
  readonly visit: (symbol: ts.Symbol | undefined, position: Position, steps?: readonly Step[]) => void;
  /** Called for a type of which users only name members, or also have these, as in `keyof Events` and `Events[K]`. */
  readonly select: (symbol: ts.Symbol | undefined, selection: Selection) => void;
  /** Called instead of entering an optional function member of the declaration, or what it inherits of `Partial<Hooks>`. */
  readonly onCallback?: (enter: () => void) => void;
  /** Whether the node is in a type that may be computed from it. */
  readonly isComputed?: boolean;
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
  const isAlias = symbol !== undefined && (symbol.flags & ts.SymbolFlags.TypeAlias) !== 0;
  // A walk finds the members that users may pass alone.
  const isPart = isStandard && position === 'pass' && isPartialNode(node.parent, checker);
  if (isAlias && !isPart && !isSelectedFrom(node) && !isWalkedArgument(node, symbol, checker)) visit(symbol, position, limitSteps(node));
  if (ts.isTypeOperatorNode(node) && node.operator === ts.SyntaxKind.KeyOfKeyword) {
    const isKey = !ts.isTypeParameterDeclaration(node.parent) && (position === 'pass' || request.isComputed !== true);
    // Users write the keys of a mapped type that they pass.
    const isMappedKey =
      isStandard && position === 'receive' && ts.isTypeParameterDeclaration(node.parent) && ts.isMappedTypeNode(node.parent.parent);
    // What the alias has of these members is visited by itself.
    const isAliasKey = ts.isTypeParameterDeclaration(node.parent) && ts.isTypeAliasDeclaration(node.parent.parent);
    if (isKey || isMappedKey || isAliasKey || onlySelects(node.parent)) select(selectedOf(node.type), { selected: 'keys' });
    else visit(selectedOf(node.type), flip(position));
  }
  if (ts.isIndexedAccessTypeNode(node)) {
    const parts = selectedParts(node);
    if (parts !== undefined) {
      select(symbolOf(parts.from), { selected: 'members', within: parts.within, position });
      for (const one of parts.indexes) visitMentioned(one, position, request);
      return;
    }
    // The compiler knows the type of a certain member, and a walk finds it.
    if (position === 'pass') select(selectedOf(node.objectType), { selected: ts.isLiteralTypeNode(node.indexType) ? 'keys' : 'members' });
    else visit(selectedOf(node.objectType), 'receive');
  }
  const inner = ts.isParameter(node) || ts.isTypeParameterDeclaration(node) ? flip(position) : position;
  const isGeneric = ts.isClassDeclaration(node.parent) || ts.isInterfaceDeclaration(node.parent) || ts.isTypeAliasDeclaration(node.parent);
  // Users choose the type arguments of a generic, also of one that they pass.
  const limit = isGeneric && ts.isTypeParameterDeclaration(node) ? node.constraint : undefined;
  const isComputed =
    (ts.isTypeReferenceNode(node) && !covariantNames.has(node.typeName.getText())) ||
    ts.isConditionalTypeNode(node) ||
    ts.isFunctionTypeNode(node);
  const own = isComputed ? { ...request, isComputed } : request;
  // A generic may give what it gets as an argument to users. A function that is a value may be one of theirs, as in a list of listeners.
  const open = { ...own, select: (one: ts.Symbol | undefined) => visit(one, 'receive') };
  const enterChild = (child: ts.Node): void =>
    visitMentioned(child, child === limit ? 'pass' : inner, isComputed && !isKept(node, child, checker) ? open : own);
  const enter = (): void => ts.forEachChild(node, enterChild);
  const isCalled = ts.isPropertySignature(node) || ts.isMethodSignature(node) ? checker.getSymbolAtLocation(node.name) : undefined;
  const isInherited = ts.isHeritageClause(node.parent) && isPartialNode(node, checker);
  const isOwn = isInherited || (isCalled !== undefined && isCallback(isCalled, checker));
  if (onCallback !== undefined && position === 'receive' && isOwn) onCallback(enter);
  else enter();
}

/** Whether users have what a part of a type mentions in the same way as the type: a branch of a conditional type, or some type arguments. */
function isKept(node: ts.Node, part: ts.Node, checker: ts.TypeChecker): boolean {
  if (ts.isConditionalTypeNode(node)) return part === node.trueType || part === node.falseType;
  return (
    ts.isTypeReferenceNode(node) && node.typeArguments?.some((one, index) => one === part && keepsPosition(node, index, checker)) === true
  );
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

/** Whether a name is that of a type from which members are selected, or only their names. */
function isSelectedFrom({ parent }: ts.Node): boolean {
  const isNamed = ts.isTypeOperatorNode(parent) && parent.operator === ts.SyntaxKind.KeyOfKeyword;
  return isNamed || ts.isIndexedAccessTypeNode(parent);
}

/** Whether a name is a type argument of a class or an interface of the package, and the compiler keeps it, so that a walk finds how it is used. */
function isWalkedArgument({ parent }: ts.Node, symbol: ts.Symbol, checker: ts.TypeChecker): boolean {
  const name = ts.isTypeReferenceNode(parent) ? parent.typeName : ts.isExpressionWithTypeArguments(parent) ? parent.expression : undefined;
  const generic = name && checker.getSymbolAtLocation(name);
  const file = symbol.declarations?.[0]?.getSourceFile();
  const isOwn = generic?.declarations?.some((one) => !ts.isTypeAliasDeclaration(one) && one.getSourceFile() === file) === true;
  return isOwn && checker.getDeclaredTypeOfSymbol(symbol).aliasSymbol === symbol;
}

interface SelectedParts {
  /** The name of a type without type arguments. */
  readonly from: ts.TypeReferenceNode;
  readonly within: readonly string[];
  readonly indexes: readonly ts.TypeNode[];
}

/** What `Calls[K]['parameters']` selects: parts of the members of a type. Undefined if it selects members, or from another type. */
function selectedParts({ objectType, indexType }: ts.IndexedAccessTypeNode): SelectedParts | undefined {
  const key = ts.isLiteralTypeNode(indexType) && ts.isStringLiteral(indexType.literal) ? indexType.literal.text : undefined;
  if (key === undefined || !ts.isIndexedAccessTypeNode(objectType)) return undefined;
  const inner = selectedParts(objectType);
  if (inner !== undefined) return { ...inner, within: [...inner.within, key], indexes: [...inner.indexes, indexType] };
  const { objectType: from, indexType: member } = objectType;
  if (!ts.isTypeReferenceNode(from) || from.typeArguments !== undefined || ts.isLiteralTypeNode(member)) return undefined;
  return { from, within: [key], indexes: [member, indexType] };
}
