import ts from 'typescript';
import { below, type Difference, isHarmless, type Position, suspected } from '../difference/difference.ts';
import { leastArguments, mostArguments, parametersOf } from '../types/parameters.ts';
import { propertyName } from '../types/properties.ts';
import { constituents, has, isMapped, isObject, isTypeParameter } from '../types/typeFacts.ts';
import { isLiteralType } from './isLiteralType.ts';
import type { Relation } from './relation.ts';
import { createUnionIndex } from './unionTags.ts';

/** The constituents of a type and of its successor. */
interface CallbacksPair {
  readonly old: readonly ts.Type[];
  readonly new: readonly ts.Type[];
  readonly position: Position;
}

/**
 * Compares whether the compiler knows the parameters of functions that users write without types: `(name) => name.length`. Where a type accepts
 * every function, or functions of several types, it may know none.
 */
export function relateCallbacks(pair: CallbacksPair, relation: Relation): readonly Difference[] {
  return pair.position === 'receive' ? [] : [...relateOwn(pair, relation), ...relateInObjects(pair, relation)];
}

function relateOwn({ old, new: next, position }: CallbacksPair, { checker }: Relation): readonly Difference[] {
  // Functions that are given fewer arguments are another difference.
  const given = signaturesOf(next, checker)
    .flat()
    .map((one) => mostArguments(parametersOf(one, checker)));
  const most = given.length === 0 ? Number.POSITIVE_INFINITY : Math.max(...given);
  const lost = signaturesOf(old, checker)
    .flat()
    .flatMap((signature) => {
      const counts = parametersOf(signature, checker)
        .map((_, index) => index + 1)
        .filter((count) => count <= most);
      return counts.some((count) => givesTypes(old, count, checker) && !givesTypes(next, count, checker)) ? [signature] : [];
    });
  const [signature] = lost.toSorted((a, b) => b.getParameters().length - a.getParameters().length);
  if (signature === undefined) return [];
  const reason = 'no longer gives types to the parameters of functions that users write there';
  return [suspected({ rule: 'callback', reason, position, call: { signature, isConstruct: false } })];
}

/** A function in an object literal gets the types of its member in each object of a union, unless a literal distinguishes them. */
function relateInObjects({ old, new: next, position }: CallbacksPair, relation: Relation): readonly Difference[] {
  const { checker } = relation;
  const objectsIn = (types: readonly ts.Type[]): readonly ts.Type[] =>
    types.filter((one) => isObject(one) && !isMapped(one) && isLiteralType(one, relation) && !checker.isArrayLikeType(one));
  const [mine, yours] = [objectsIn(old), objectsIn(next)];
  const [alike, alikeNow] = [createUnionIndex(mine, checker), createUnionIndex(yours, checker)];
  const found = new Map<string, readonly Difference[]>();
  for (const object of yours.length < 2 ? [] : mine) {
    const [before, after] = [alike(object), alikeNow(object)];
    for (const symbol of object.getProperties()) {
      const typesIn = (objects: readonly ts.Type[]): readonly ts.Type[] => objects.flatMap((one) => memberTypes(one, symbol, checker));
      if (found.has(symbol.name) || signaturesOf(typesIn([object]), checker).length === 0) continue;
      const lost = relateOwn({ old: typesIn(before), new: typesIn(after), position }, relation);
      if (lost.length > 0) found.set(symbol.name, below({ kind: 'property', name: propertyName(symbol) }, lost));
    }
  }
  return [...found.values()].flat();
}

/** The types of a member that has the name of a symbol, without `undefined` and `null`. */
function memberTypes(type: ts.Type, { escapedName }: ts.Symbol, checker: ts.TypeChecker): readonly ts.Type[] {
  const member = type.getProperties().find((one) => one.escapedName === escapedName);
  return member === undefined ? [] : constituents(checker.getNonNullableType(checker.getTypeOfSymbol(member)));
}

/** Whether all harm is that parameters of functions get no types any more. What the function is part of decides that. */
export function isAccepted(differences: readonly Difference[]): boolean {
  return differences.every((one) => isHarmless(one) || (one.rule === 'callback' && one.path.length === 0));
}

/** Whether the parameters of a function with so many of them get types, by the rules of the compiler. */
function givesTypes(types: readonly ts.Type[], count: number, checker: ts.TypeChecker): boolean {
  if (types.some((one) => has(one, ts.TypeFlags.Any | ts.TypeFlags.Unknown))) return false;
  const [first, ...others] = signaturesOf(types, checker)
    .map((signatures) => signatures.filter((one) => mostArguments(parametersOf(one, checker)) >= count))
    .filter((signatures) => signatures.length > 0);
  if (first === undefined || others.length === 0) return first !== undefined && areCombined(first);
  return [first, ...others].every((one) => one.length === 1) && others.every((one) => haveSameParameters(first[0], one[0], checker));
}

/** The signatures of each constituent that has some. The constraint of a conditional type may take the compiler much work. */
function signaturesOf(types: readonly ts.Type[], checker: ts.TypeChecker): readonly (readonly ts.Signature[])[] {
  return types
    .flatMap((one) =>
      isTypeParameter(one) ? (checker.getBaseConstraintOfType(one) ?? []) : isObject(one) || one.isIntersection() ? one : [],
    )
    .map((one) => one.getCallSignatures())
    .filter((signatures) => signatures.length > 0);
}

/** A parameter gets the types of all overloads, unless they have type parameters. */
function areCombined(signatures: readonly ts.Signature[]): boolean {
  return signatures.length === 1 || signatures.every((one) => (one.getTypeParameters() ?? []).length === 0);
}

function haveSameParameters(one: ts.Signature | undefined, other: ts.Signature | undefined, checker: ts.TypeChecker): boolean {
  if (one === undefined || other === undefined) return false;
  const [mine, yours] = [parametersOf(one, checker), parametersOf(other, checker)];
  const isSame = (type: ts.Type, next: ts.Type | undefined): boolean =>
    next !== undefined &&
    has(type, ts.TypeFlags.Any) === has(next, ts.TypeFlags.Any) &&
    checker.isTypeAssignableTo(type, next) &&
    checker.isTypeAssignableTo(next, type);
  return (
    mine.length === yours.length &&
    leastArguments(mine) === leastArguments(yours) &&
    mine.every(({ type, isRest }, index) => isRest === yours[index]?.isRest && isSame(type, yours[index].type))
  );
}
