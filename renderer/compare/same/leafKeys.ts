import ts from 'typescript';
import type { Names, OwnId } from '../load/names.ts';
import { printedText } from '../types/printedNode.ts';
import { enumOf, has, isObject, isTypeParameter, objectFlags } from '../types/typeFacts.ts';

export interface LeafKeys {
  /**
   * A text for a type without parts. Types of the two releases that are equal have equal texts. Undefined for types with parts, and for
   * type parameters.
   */
  readonly ofType: (type: ts.Type) => string | undefined;
  /** A name for the class, interface, enum or constant. The successor has the same name. */
  readonly ofSymbol: (symbol: ts.Symbol | undefined) => string;
}

export function createLeafKeys({ checker, names }: { readonly checker: ts.TypeChecker; readonly names: Names }): LeafKeys {
  const foreign = new Map<ts.Symbol, number>();

  const ofType = (type: ts.Type): string | undefined => {
    if (isTypeParameter(type)) return undefined;
    if (type.isUnion()) return enumKey(type);
    if (has(type, ts.TypeFlags.EnumLiteral)) return enumMemberKey(type);
    if (type.isStringLiteral() || type.isNumberLiteral()) return JSON.stringify(type.value);
    if (has(type, ts.TypeFlags.UniqueESSymbol)) return `symbol ${ofSymbol(type.symbol)}`;
    if (isObject(type)) return valueKey(type);
    return has(type, madeOfTypes) ? undefined : printedText(type, checker);
  };

  /**
   * Whether an enum of the old release is a union of its values now. The entry of the enum reports that once, instead of each type that
   * mentions it.
   */
  const wasReplaced = (own: OwnId): boolean => {
    const successor = own.side === 'old' ? names.successorOf(own.id) : undefined;
    return successor !== undefined && (successor.flags & ts.SymbolFlags.Enum) === 0;
  };

  const enumKey = (type: ts.UnionType): string | undefined => {
    const own = has(type, ts.TypeFlags.EnumLike) ? names.idOf(type.symbol) : undefined;
    return own === undefined || wasReplaced(own) ? undefined : `enum ${names.sharedName(own)}`;
  };

  const enumMemberKey = (type: ts.Type): string => {
    const owner = enumOf(type, checker);
    const own = names.idOf(owner);
    if (own !== undefined && wasReplaced(own) && (type.isStringLiteral() || type.isNumberLiteral())) return JSON.stringify(type.value);
    const name = own === undefined ? ofSymbol(owner) : names.sharedName(own);
    return owner === type.symbol ? `enum ${name}` : `enum ${name}.${type.symbol.name}`;
  };

  /** The key of the value of a class, an enum or a namespace. */
  const valueKey = (type: ts.Type): string | undefined => {
    if (type.isClassOrInterface() || type.symbol === undefined || (type.symbol.flags & valueScopes) === 0) return undefined;
    if ((objectFlags(type) & ts.ObjectFlags.Anonymous) === 0) return undefined;
    const own = names.idOf(type.symbol);
    return own === undefined ? undefined : `typeof ${names.sharedName(own)}`;
  };

  const ofSymbol = (symbol: ts.Symbol | undefined): string => {
    const own = names.idOf(symbol);
    if (own !== undefined) return names.sharedName(own);
    if (symbol === undefined) return '?';
    const [node] = symbol.declarations ?? [];
    // A symbol that is not at the top level is a static member. Its class and its name identify it.
    if (node !== undefined && ts.isPropertyDeclaration(node) && ts.isClassDeclaration(node.parent)) {
      return `${ofSymbol(node.parent.name && checker.getSymbolAtLocation(node.parent.name))}.${symbol.name}`;
    }
    const number = foreign.get(symbol) ?? foreign.size;
    foreign.set(symbol, number);
    return `${symbol.name}@${number}`;
  };
  return { ofType, ofSymbol };
}

const valueScopes = ts.SymbolFlags.Class | ts.SymbolFlags.Enum | ts.SymbolFlags.Module;

const madeOfTypes = ts.TypeFlags.UnionOrIntersection | ts.TypeFlags.Instantiable | ts.TypeFlags.Object;
