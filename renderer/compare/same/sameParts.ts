import ts from 'typescript';
import type { WrittenAlike } from '../load/writtenAlike.ts';
import { mappedParts } from '../types/mappedParts.ts';
import { declaredConstraint, isConstParameter } from '../types/parameters.ts';
import { branchesOf } from '../types/printedNode.ts';
import { type IsReadonlyProperty, isOptional, propertiesOf, propertyName } from '../types/properties.ts';
import {
  argumentsOf,
  has,
  isAbstractConstructor,
  isConditional,
  isIndex,
  isIndexedAccess,
  isNamedObject,
  isNoInfer,
  isObject,
  isOpenMapped,
  isReference,
  isStringMapping,
  isTemplate,
  isTupleReference,
  signaturesOf,
} from '../types/typeFacts.ts';
import type { Bind, Bindings } from './bindings.ts';
import type { LeafKeys } from './leafKeys.ts';
import { createGroups, type TypeShape } from './typeShape.ts';

export interface SameParts {
  /** Compares two types of the same shape. */
  readonly types: (old: ts.Type, next: ts.Type, bindings: Bindings) => boolean;
  /** Compares two classes or interfaces by their names and type arguments. */
  readonly references: (old: ts.Type, next: ts.Type, bindings: Bindings) => boolean;
  readonly signatures: SameSignatures;
}

interface SamePartsRequest {
  readonly checker: ts.TypeChecker;
  readonly keys: LeafKeys;
  readonly isReadonlyProperty: IsReadonlyProperty;
  readonly bind: Bind;
  readonly shapeOf: TypeShape;
  readonly writtenAlike: Pick<WrittenAlike, 'isComputed'>;
  readonly same: (old: ts.Type, next: ts.Type, bindings: Bindings) => boolean;
  /** The same for what a conditional type tests. */
  readonly sameTested: (old: ts.Type, next: ts.Type, bindings: Bindings) => boolean;
}

/** Compares types by their parts. */
export function createSameParts(request: SamePartsRequest): SameParts {
  const { checker, keys, isReadonlyProperty, bind, shapeOf, writtenAlike, same, sameTested } = request;
  const signatures = createSameSignatures({ checker, bind, same });

  const types = (old: ts.Type, next: ts.Type, bindings: Bindings): boolean => {
    const of = (one: ts.Type, other: ts.Type): boolean => same(one, other, bindings);
    const ofAll = (mine: readonly ts.Type[], yours: readonly ts.Type[]): boolean =>
      mine.length === yours.length && mine.every((one, index) => yours[index] !== undefined && of(one, yours[index]));
    if (old.isUnion() && next.isUnion()) return sameSets(old.types, next.types, of);
    // The first signature that fits a call gives its result, whichever member has it.
    if (old.isIntersection() && next.isIntersection())
      return sameSets(old.types, next.types, of) && ofAll(old.types.filter(isCallable), next.types.filter(isCallable));
    if (isIndex(old) && isIndex(next)) return of(old.type, next.type);
    if (isIndexedAccess(old) && isIndexedAccess(next)) return of(old.objectType, next.objectType) && of(old.indexType, next.indexType);
    if (isNoInfer(old) && isNoInfer(next)) return of(old.baseType, next.baseType);
    if (isTemplate(old) && isTemplate(next)) return old.texts.join('\0') === next.texts.join('\0') && ofAll(old.types, next.types);
    if (isStringMapping(old) && isStringMapping(next)) return old.symbol.name === next.symbol.name && of(old.type, next.type);
    if (isConditional(old) && isConditional(next)) return sameConditionals(old, next, bindings);
    if (!isObject(old) || !isObject(next)) return false;
    if (isTupleReference(old, checker) && isTupleReference(next, checker)) {
      const [before, after] = [old.target, next.target];
      const isAlike = before.readonly === after.readonly && before.elementFlags.join() === after.elementFlags.join();
      return isAlike && ofAll(checker.getTypeArguments(old), checker.getTypeArguments(next));
    }
    if (isNamedObject(old) !== isNamedObject(next)) return false;
    if (isNamedObject(old))
      return references(old, next, bindings) && (!writtenAlike.isComputed(old) || sameStructures(old, next, bindings));
    if (isOpenMapped(old, checker)) return sameMapped(old, next, bindings);
    return sameStructures(old, next, bindings);
  };

  const references: SameParts['references'] = (old, next, bindings) => {
    const [mine = [], yours = []] = [old, next].map((one) => (isReference(one) ? argumentsOf(one, checker) : []));
    if (keys.ofSymbol(old.symbol) !== keys.ofSymbol(next.symbol) || mine.length !== yours.length) return false;
    return mine.every((one, index) => yours[index] !== undefined && same(one, yours[index], bindings));
  };

  /** Compares two sets of types in any order. Only types of the same shape are tried. */
  const sameSets = (mine: readonly ts.Type[], yours: readonly ts.Type[], of: (one: ts.Type, other: ts.Type) => boolean): boolean => {
    if (mine.length !== yours.length) return false;
    const open = createGroups(yours, shapeOf);
    return mine.every((one) => {
      const candidates = open(one);
      const index = candidates.findIndex((other) => of(one, other));
      return index !== -1 && candidates.splice(index, 1).length === 1;
    });
  };

  const sameConditionals = (old: ts.ConditionalType, next: ts.ConditionalType, bindings: Bindings): boolean => {
    const inner = bind(bindings, old.root.inferTypeParameters ?? [], next.root.inferTypeParameters ?? []);
    if (!asksAlike(old, next, { checker, same: (one, other) => sameTested(one, other, inner) })) return false;
    const [mine, yours] = [branchesOf(old, checker), branchesOf(next, checker)];
    if (mine === undefined || yours === undefined) return mine === yours && old.root.node.getText() === next.root.node.getText();
    return same(mine[0], yours[0], inner) && same(mine[1], yours[1], inner);
  };

  const sameMapped = (old: ts.Type, next: ts.Type, bindings: Bindings): boolean => {
    const [mine, yours] = [mappedParts(old, checker), mappedParts(next, checker)];
    if (mine === undefined || yours === undefined || modifiersOf(mine.node) !== modifiersOf(yours.node)) return false;
    const inner = bind(bindings, [mine.parameter], [yours.parameter]);
    const sameNames = mine.name === undefined || yours.name === undefined ? mine.name === yours.name : same(mine.name, yours.name, inner);
    return sameNames && same(mine.keys, yours.keys, inner) && same(mine.value, yours.value, inner);
  };

  const sameStructures = (old: ts.Type, next: ts.Type, bindings: Bindings): boolean => {
    const sameSignatures = (mine: readonly ts.Signature[], yours: readonly ts.Signature[]): boolean =>
      mine.length === yours.length && mine.every((one, index) => yours[index] !== undefined && signatures(one, yours[index], bindings));
    return (
      sameIndexes(old, next, bindings) &&
      sameProperties(old, next, bindings) &&
      sameSignatures(old.getCallSignatures(), next.getCallSignatures()) &&
      sameSignatures(old.getConstructSignatures(), next.getConstructSignatures())
    );
  };

  const sameIndexes = (old: ts.Type, next: ts.Type, bindings: Bindings): boolean => {
    const [mine, yours] = [checker.getIndexInfosOfType(old), checker.getIndexInfosOfType(next)];
    const sameIndex = (one: ts.IndexInfo, other: ts.IndexInfo): boolean =>
      one.isReadonly === other.isReadonly && same(one.keyType, other.keyType, bindings) && same(one.type, other.type, bindings);
    return mine.length === yours.length && mine.every((one) => yours.some((other) => sameIndex(one, other)));
  };

  const sameProperties = (old: ts.Type, next: ts.Type, bindings: Bindings): boolean => {
    if (old.getProperties().length !== next.getProperties().length) return false;
    const byName = propertiesOf(next);
    return old.getProperties().every((symbol) => {
      const partner = byName.get(propertyName(symbol));
      return (
        partner !== undefined &&
        isOptional(symbol) === isOptional(partner) &&
        isReadonlyProperty(symbol, old) === isReadonlyProperty(partner, next) &&
        same(checker.getTypeOfSymbol(symbol), checker.getTypeOfSymbol(partner), bindings)
      );
    });
  };
  return { types, references, signatures };
}

function isCallable(type: ts.Type): boolean {
  return isObject(type) && signaturesOf(type).length > 0;
}

interface AsksAlikeRequest {
  readonly checker: ts.TypeChecker;
  /** Compares two types in which the inferred types of both sides have the same names. */
  readonly same: (old: ts.Type, next: ts.Type) => boolean;
}

/** Whether two conditional types ask the same question of their type arguments: `T extends (infer U extends string)[]`. */
export function asksAlike(old: ts.ConditionalType, next: ts.ConditionalType, { checker, same }: AsksAlikeRequest): boolean {
  const [inferred, inferredNow] = [old.root.inferTypeParameters ?? [], next.root.inferTypeParameters ?? []];
  if (old.root.isDistributive !== next.root.isDistributive || inferred.length !== inferredNow.length) return false;
  if (!same(old.checkType, next.checkType) || !testsAlike(old.extendsType, next.extendsType, { checker, same })) return false;
  return inferred.every((one, index) => {
    const other = inferredNow[index];
    const [before, after] = [declaredConstraint(one, checker), other && declaredConstraint(other, checker)];
    return before === undefined || after === undefined ? before === after : same(before, after);
  });
}

/** Whether the same types extend two types. Each type extends `any` and `unknown`, and each list extends `any[]` and `unknown[]`. */
function testsAlike(old: ts.Type, next: ts.Type, request: AsksAlikeRequest): boolean {
  const isAll = (type: ts.Type): boolean => has(type, ts.TypeFlags.Any | ts.TypeFlags.Unknown);
  if ((isAll(old) && isAll(next)) || request.same(old, next)) return true;
  const { checker } = request;
  if (!isReference(old) || !isReference(next) || !checker.isArrayType(old) || old.target !== next.target) return false;
  const [[one], [other]] = [argumentsOf(old, checker), argumentsOf(next, checker)];
  return one !== undefined && other !== undefined && testsAlike(one, other, request);
}

type SameSignatures = (old: ts.Signature, next: ts.Signature, bindings: Bindings) => boolean;

interface SameSignaturesRequest {
  readonly checker: ts.TypeChecker;
  readonly bind: Bind;
  readonly same: (old: ts.Type, next: ts.Type, bindings: Bindings) => boolean;
}

/** Compares signatures. Names of parameters and type parameters do not count. */
function createSameSignatures({ checker, bind, same }: SameSignaturesRequest): SameSignatures {
  return (old, next, bindings) => {
    const [generics, genericsNow] = [old.getTypeParameters() ?? [], next.getTypeParameters() ?? []];
    const [mine, yours] = [old.getParameters(), next.getParameters()];
    if (generics.length !== genericsNow.length || mine.length !== yours.length) return false;
    if (isAbstractConstructor(old) !== isAbstractConstructor(next)) return false;
    const inner = bind(bindings, generics, genericsNow);
    const of = (one: ts.Type | undefined, other: ts.Type | undefined): boolean =>
      one === undefined || other === undefined ? one === other : same(one, other, inner);
    const typeOf = (symbol: ts.Symbol | undefined): ts.Type | undefined => symbol && checker.getTypeOfSymbol(symbol);
    const sameGeneric = (one: ts.TypeParameter, other: ts.TypeParameter): boolean =>
      isConstParameter(one) === isConstParameter(other) &&
      of(declaredConstraint(one, checker), declaredConstraint(other, checker)) &&
      of(one.getDefault(), other.getDefault());
    const sameResults = (): boolean => {
      const [guard, guardNow] = [checker.getTypePredicateOfSignature(old), checker.getTypePredicateOfSignature(next)];
      if (guard === undefined || guardNow === undefined) return guard === guardNow && of(old.getReturnType(), next.getReturnType());
      return guard.kind === guardNow.kind && guard.parameterIndex === guardNow.parameterIndex && of(guard.type, guardNow.type);
    };
    return (
      mine.every((one, index) => marksOf(one) === marksOf(yours[index]) && of(typeOf(one), typeOf(yours[index]))) &&
      generics.every((one, index) => genericsNow[index] !== undefined && sameGeneric(one, genericsNow[index])) &&
      of(typeOf(old.thisParameter), typeOf(next.thisParameter)) &&
      sameResults()
    );
  };
}

/** `...` and `?`. */
function marksOf(symbol: ts.Symbol | undefined): string {
  const node = symbol?.valueDeclaration;
  if (node === undefined || !ts.isParameter(node)) return '';
  return `${node.dotDotDotToken === undefined ? '' : '...'}${node.questionToken === undefined ? '' : '?'}`;
}

/** `readonly` and `?` of a mapped type, with their signs. */
function modifiersOf({ readonlyToken, questionToken }: ts.MappedTypeNode): string {
  return [readonlyToken, questionToken].map((token) => token?.kind ?? '').join(' ');
}
