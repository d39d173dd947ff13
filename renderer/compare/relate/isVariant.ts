import ts from 'typescript';
import { isHarmless } from '../difference/difference.ts';
import { brandOf, isOptional, propertiesOf } from '../types/properties.ts';
import { has, isObject } from '../types/typeFacts.ts';
import type { Relation, TypePair } from './relation.ts';
import { areApart, areOtherTags, haveOtherTags } from './unionTags.ts';

export interface WithinRequest {
  readonly targets: readonly ts.Type[];
  readonly pairOf: (source: ts.Type, target: ts.Type) => TypePair;
  readonly relation: Relation;
}

/**
 * Whether a type is one more case of several: a literal of literals, or an object that a property or `instanceof` distinguishes from the
 * others. It has what all others share, because programs use that without asking for the case.
 */
export function isVariant(type: ts.Type, request: WithinRequest): boolean {
  const { targets, relation } = request;
  const { checker } = relation;
  const literals = (base: ts.Type): number =>
    targets.filter((other) => checker.getBaseTypeOfLiteralType(other) === base && other !== base).length;
  if (isOpenText(type, checker)) return literals(checker.getStringType()) > 1;
  if (has(type, ts.TypeFlags.StringLiteral | ts.TypeFlags.NumberLiteral)) return literals(checker.getBaseTypeOfLiteralType(type)) > 1;
  const alike = isObject(type) ? targets.filter(isObject) : [];
  const isApart = (other: ts.Type): boolean =>
    areOtherClasses(type, other, relation) || areApart(type, other, checker) || haveOtherTags(type, other, checker);
  return alike.length > 1 && alike.every(isApart) && hasShared(type, alike, request);
}

/** `string & {}` or `string & Record<never, never>`: any other text, in a union that keeps its literals for editors. */
export function isOpenText(type: ts.Type, checker: ts.TypeChecker): boolean {
  const text = checker.getStringType();
  return (
    type.isIntersection() &&
    type.types.length === 2 &&
    type.types.some((one) => has(one, ts.TypeFlags.String)) &&
    type.types.some((one) => isObject(one) && checker.isTypeAssignableTo(text, one))
  );
}

/** Whether a type has the properties that all others share, with types that one of them has, too. Tags differ by their nature. */
function hasShared(type: ts.Type, others: readonly ts.Type[], { pairOf, relation }: WithinRequest): boolean {
  const { checker, relate, isProtected } = relation;
  const own = propertiesOf(type);
  const [first, ...rest] = others.map(propertiesOf);
  return [...(first ?? [])].every(([name, symbol]) => {
    const shared = [symbol, ...rest.flatMap((one) => one.get(name) ?? [])];
    if (shared.length < others.length || brandOf(name) !== undefined || shared.some((one) => isProtected(one) || isPrivateByName(one)))
      return true;
    const mine = own.get(name);
    if (mine === undefined || (isOptional(mine) && !shared.some(isOptional))) return false;
    const isTag = shared.every((one) => areOtherTags(mine, one, checker));
    return (
      isTag ||
      shared.some((one) =>
        relate(pairOf(checker.getTypeOfSymbol(mine), checker.getTypeOfSymbol(one))).every((one) => isHarmless(one) || one.isVariant),
      )
    );
  });
}

/** Whether a class has a member whose name begins with `_`. Data may have such names. */
function isPrivateByName({ name, declarations = [] }: ts.Symbol): boolean {
  return name.startsWith('_') && declarations.some(({ parent }) => ts.isClassDeclaration(parent));
}

/** Whether two types are instances of classes that users can import, and of which none extends the other. */
function areOtherClasses(one: ts.Type, other: ts.Type, { checker, isExported }: Relation): boolean {
  const isClass = ({ symbol }: ts.Type): boolean =>
    symbol !== undefined && (symbol.flags & ts.SymbolFlags.Class) !== 0 && isExported(symbol);
  return isClass(one) && isClass(other) && !extendsClass(one, other.symbol, checker) && !extendsClass(other, one.symbol, checker);
}

function extendsClass(type: ts.Type, base: ts.Symbol, checker: ts.TypeChecker): boolean {
  if (type.symbol === base) return true;
  const declared = type.symbol === undefined ? type : checker.getDeclaredTypeOfSymbol(type.symbol);
  return declared.isClassOrInterface() && checker.getBaseTypes(declared).some((one) => extendsClass(one, base, checker));
}
