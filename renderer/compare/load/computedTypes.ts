import ts from 'typescript';
import { meant } from '../../api/program/meant.ts';
import { memoize } from '../../model/memoize.ts';
import { copiesMembers } from '../types/mappedParts.ts';
import { typeParametersOf } from '../types/parameters.ts';
import { somePart } from '../types/somePart.ts';
import { argumentsOf, has, isReference } from '../types/typeFacts.ts';
import type { Names } from './names.ts';

/** Ids of declarations, and of those that mention them, also through others. */
export type WithUsers = (ids: readonly string[]) => ReadonlySet<string>;

interface ComputedTypesRequest {
  readonly checker: ts.TypeChecker;
  readonly names: Names;
  /** Old ids of declarations that changed, or mention one that changed. */
  readonly changed: ReadonlySet<string>;
  readonly withUsers: WithUsers;
}

/** A type parameter of an alias, a class or an interface. */
interface Parameter {
  readonly symbol: ts.Symbol;
  readonly index: number;
}

export interface ComputedTypes {
  /** Whether what has the type parameter computes types from its members, as `Partial<T>` does. */
  readonly opens: (symbol: ts.Symbol, index: number) => boolean;
  /** Whether an old type of the package is computed from the members of a type argument that changed. */
  readonly isComputed: (type: ts.Type) => boolean;
}

/**
 * Answers by their texts which types depend on the members of their type arguments. In `interface Table<T> { insert(row: Omit<T, 'id'>): void }`,
 * what users pass changes with each member of `T`, although users never meet `T` itself.
 */
export function createComputedTypes({ checker, names, changed, withUsers }: ComputedTypesRequest): ComputedTypes {
  const known = new Map<string, boolean>();
  const numbers = new Map<ts.Symbol, number>();
  const keyOf = ({ symbol, index }: Parameter): string => {
    const number = numbers.get(symbol) ?? numbers.size;
    numbers.set(symbol, number);
    return `${number} ${index}`;
  };
  const usesOf = memoize((symbol: ts.Symbol) => parameterUses(symbol, { checker, names }));
  const opens: ComputedTypes['opens'] = (symbol, index) => {
    const first = { symbol, index };
    const before = known.get(keyOf(first));
    if (before !== undefined) return before;
    const waiting = new Map([[keyOf(first), first]]);
    // A map also gives what is added to it meanwhile.
    for (const [key, one] of waiting) {
      const uses = usesOf(one.symbol)[one.index];
      if (known.get(key) ?? uses?.isOpened) {
        known.set(keyOf(first), true);
        return true;
      }
      for (const other of known.has(key) ? [] : (uses?.givenTo ?? [])) waiting.set(keyOf(other), other);
    }
    for (const key of waiting.keys()) known.set(key, false);
    return false;
  };
  const usersOf = memoize((id: string) => withUsers([id]));
  const isNamed = ({ aliasSymbol, symbol }: ts.Type, ids: ReadonlySet<string>): boolean =>
    [aliasSymbol, symbol].some((one) => ids.has(names.idOf(one)?.id ?? ''));
  const isChanged = (type: ts.Type): boolean => somePart(type, checker, (part) => isNamed(part, changed) && !isInstance(part, checker));
  const isOpen = (type: ts.Type): boolean => somePart(type, checker, (one) => has(one, ts.TypeFlags.Instantiable));
  const isComputed = memoize((type: ts.Type): boolean => {
    const computes = (symbol: ts.Symbol | undefined, values: readonly ts.Type[]): boolean => {
      const own = names.idOf(symbol);
      if (own === undefined || symbol === undefined) return false;
      // What mentions the generic in turn is compared by its name: such types have no end.
      return values.some(
        (one, index) =>
          isChanged(one) && !isOpen(one) && opens(symbol, index) && !somePart(one, checker, (part) => isNamed(part, usersOf(own.id))),
      );
    };
    const isReferred = isReference(type) && type !== type.target && computes(type.symbol, argumentsOf(type, checker));
    return isReferred || computes(type.aliasSymbol, type.aliasTypeArguments ?? []);
  });
  return { opens, isComputed };
}

/** Whether a type is an instance of a class or a generic, or consists of them. Packages compute with plain objects and literals. */
function isInstance(type: ts.Type, checker: ts.TypeChecker): boolean {
  if (type.isUnionOrIntersection()) return type.types.every((one) => isInstance(one, checker));
  return type.isClass() || (isReference(type) && argumentsOf(type, checker).length > 0);
}

interface Uses {
  isOpened: boolean;
  /** The type parameters to which it is a type argument. */
  readonly givenTo: Parameter[];
}

/** How a declaration uses its type parameters. What other packages have is only followed through aliases. */
function parameterUses(symbol: ts.Symbol, { checker, names }: Pick<ComputedTypesRequest, 'checker' | 'names'>): readonly Uses[] {
  const isFollowed = names.idOf(symbol) !== undefined || (symbol.flags & ts.SymbolFlags.TypeAlias) !== 0;
  const parameters = isFollowed ? typeParametersOf(symbol, checker) : [];
  const all = parameters.map((): Uses => ({ isOpened: false, givenTo: [] }));
  const own = new Map(parameters.map((one, index) => [one.symbol, all[index]] as const));
  const visit = (node: ts.Node, isOpened: boolean, givenTo: readonly Parameter[]): void => {
    // What a type parameter extends only limits it.
    if (ts.isTypeParameterDeclaration(node) && !ts.isMappedTypeNode(node.parent)) return;
    if (!ts.isTypeReferenceNode(node) && !ts.isExpressionWithTypeArguments(node)) {
      ts.forEachChild(node, (child) => visit(child, isOpened || opensMembers(node, child), givenTo));
      return;
    }
    const found = checker.getSymbolAtLocation(ts.isTypeReferenceNode(node) ? node.typeName : node.expression);
    const target = found && meant(found, checker);
    const uses = target && own.get(target);
    if (uses !== undefined) {
      uses.isOpened ||= isOpened;
      uses.givenTo.push(...givenTo);
    }
    for (const [index, one] of (node.typeArguments ?? []).entries())
      visit(one, isOpened, target === undefined ? givenTo : [...givenTo, { symbol: target, index }]);
  };
  for (const node of own.size === 0 ? [] : (symbol.declarations ?? [])) ts.forEachChild(node, (child) => visit(child, false, []));
  return all;
}

/**
 * Whether a type is computed from the members of a part of it. What it selects from an object, as in `T['id']`, is a member itself, and so are
 * those that it copies.
 */
function opensMembers(node: ts.Node, child: ts.Node): boolean {
  if (ts.isConditionalTypeNode(node)) return child === node.checkType || child === node.extendsType;
  if (ts.isMappedTypeNode(node)) return child !== node.type && !copiesMembers(node);
  if (ts.isIndexedAccessTypeNode(node)) return child === node.indexType;
  const isCopied =
    ts.isTypeParameterDeclaration(node.parent) && ts.isMappedTypeNode(node.parent.parent) && copiesMembers(node.parent.parent);
  return ts.isTypeOperatorNode(node) && node.operator === ts.SyntaxKind.KeyOfKeyword && !isCopied;
}
