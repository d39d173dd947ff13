import ts from 'typescript';
import { flip, type Position, type Step, type Use } from '../difference/difference.ts';
import type { Names } from '../load/names.ts';
import { isCallback } from '../policy/countedUses.ts';
import type { Budget } from '../types/budget.ts';
import { inferredName, inferredPart } from '../types/inferredPart.ts';
import { copiedType, mappedParts, partialType, selectedType } from '../types/mappedParts.ts';
import { declaredConstraint, parametersOf, selvesOf } from '../types/parameters.ts';
import { branchesOf } from '../types/printedNode.ts';
import { propertyName, setterType } from '../types/properties.ts';
import { selectedParts } from '../types/selectedParts.ts';
import {
  argumentsOf,
  constituents,
  enumOf,
  has,
  isConditional,
  isContext,
  isIndexedAccess,
  isOpenMapped,
  isReference,
  isSubstitution,
  isTakenArgument,
  isThisType,
  isTupleReference,
  isTypeParameter,
  objectFlags,
} from '../types/typeFacts.ts';
import { createVisits } from './createVisits.ts';
import { isInferred, limitOf } from './limitOf.ts';

/** The current place of a walk: how users use the type there, and the steps to it. */
export interface Spot {
  readonly position: Position;
  readonly steps: readonly Step[];
}

export interface TypeWalk {
  readonly type: (type: ts.Type, spot: Spot) => void;
  /** The same for the declaration of an alias, which is not called for itself. */
  readonly inside: (type: ts.Type, spot: Spot) => void;
  /** Signatures, properties and index signatures. */
  readonly members: (type: ts.Type, spot: Spot) => void;
}

export interface TypeWalkRequest {
  readonly checker: ts.TypeChecker;
  readonly names: Names;
  readonly budget: Budget;
  /** Called for each class, interface, enum and alias of the package. The walk does not enter them, except an alias, with a call. */
  readonly onNamed?: (id: string, spot: Spot, enter?: () => void) => void;
  /** Called instead of entering an optional function member of a declaration that users receive. */
  readonly onCallback?: (id: string, enter: () => void) => void;
  /** Called for a type of the package of which users have members, or certain parts of these, with the place of these. */
  readonly onMembers?: (id: string, spot: Spot, within?: readonly string[]) => void;
  /** Called for a type of the package of which users receive members by their keys. */
  readonly onReceived?: (id: string, spot: Spot) => void;
  /** Called for a type of the package of which users may pass each member alone, as in `Partial<Options>`. */
  readonly onPartial?: (id: string, spot: Spot) => void;
  /** Whether functions of users count that leave type parameters open. There, a member of one is that of what it is limited to. */
  readonly hasOpen?: boolean;
  /** Ids of what users can import. Default: unknown, so that they may write what they pass. */
  readonly exported?: ReadonlySet<string>;
  readonly onParameter?: (type: ts.Type, use: Use) => void;
  /** How a class or interface uses a type parameter, for users who receive an instance. */
  readonly usesOf: (symbol: ts.Symbol, index: number) => Iterable<Use>;
}

/** Walks through a type the way users use it. Results keep the position; each parameter reverses it. */
export function createTypeWalk(request: TypeWalkRequest): TypeWalk {
  const { checker, names, budget, onNamed, onMembers, onReceived, onPartial, onCallback, onParameter, usesOf } = request;
  const { exported, hasOpen = false } = request;
  const { isNew, within } = createVisits();

  const idOf = (type: ts.Type): string | undefined => (names.idOf(type.aliasSymbol) ?? names.idOf(type.symbol))?.id;

  const walk = (type: ts.Type, spot: Spot): void => {
    if (budget.isSpent()) return;
    const alias = names.idOf(type.aliasSymbol);
    if (alias === undefined || onNamed === undefined) walkInside(type, spot);
    else onNamed(alias.id, spot, () => walkInside(type, spot));
  };

  const walkInside = (type: ts.Type, spot: Spot): void => {
    const whole = copiedType(type);
    if (whole !== undefined) walk(whole, spot);
    const part = spot.position === 'pass' ? partialType(type) : undefined;
    const partId = part === undefined ? undefined : idOf(part);
    if (partId !== undefined) onPartial?.(partId, spot);
    if (isTypeParameter(type)) {
      if (!isThisType(type)) onParameter?.(type, spot.position);
    } else if (isSubstitution(type)) walk(type.baseType, spot);
    else if (has(type, ts.TypeFlags.EnumLike)) walkEnum(type, spot);
    else if (type.isUnionOrIntersection()) for (const one of type.types) walk(one, spot);
    else if (isConditional(type)) {
      if (isNew(type, spot.position)) walkBranches(type, spot);
    } else if (isIndexedAccess(type)) {
      if (isNew(type, spot.position)) within(type.objectType.symbol ?? type, () => walkLimit(type, spot));
    } else if (has(type, ts.TypeFlags.Object)) walkObject(type, spot);
  };

  /** What is selected from a computed type is not computed, so all of that type counts. */
  const walkLimit = (type: ts.IndexedAccessType, spot: Spot): void => {
    const { from, parts: keys } = selectedParts(type);
    const parts = keys.length > 0 && isPlainName(from) ? checker.getBaseConstraintOfType(type) : undefined;
    if (parts !== undefined) {
      walkSelected(from, spot, keys);
      walk(parts, spot);
      return;
    }
    // The route to what a member mentions leads through the member.
    if (spot.position === 'pass' && walkSelected(type.objectType, spot)) return;
    // Programs need a way to the members that they receive.
    const own = spot.position === 'receive' && isPlainName(type.objectType) ? idOf(type.objectType) : undefined;
    if (own !== undefined) onReceived?.(own, spot);
    if (spot.position === 'receive' && isTypeParameter(type.objectType)) {
      onParameter?.(type.objectType, 'receive');
      const whole = hasOpen || !isInferred(type.objectType) ? declaredConstraint(type.objectType, checker) : undefined;
      if (whole !== undefined) walk(whole, spot);
    }
    const isSimple = isTypeParameter(type.objectType) || has(type.objectType, ts.TypeFlags.Object);
    const limit = isSimple ? checker.getBaseConstraintOfType(type) : type.objectType;
    if (limit !== undefined && limit !== type) walk(limit, spot);
  };

  /** Notes a type of which users have members. Returns whether these are walked from there. */
  const walkSelected = (type: ts.Type, spot: Spot, parts?: readonly string[]): boolean => {
    const whole = selectedType(type);
    if (whole !== undefined) return walkSelected(whole, spot, parts);
    const own = idOf(type);
    if (isTypeParameter(type)) onParameter?.(type, 'members');
    else if (own !== undefined) onMembers?.(own, spot, parts);
    else if (has(type, ts.TypeFlags.Object)) walkMembers(type, spot);
    return onMembers !== undefined && isPlainName(type);
  };

  /** Whether a type is one of the package, without type arguments. */
  const isPlainName = (type: ts.Type): boolean => {
    const isOwn = !isTypeParameter(type) && idOf(type) !== undefined;
    return isOwn && !isReference(type) && type.aliasTypeArguments === undefined;
  };

  const walkArgument = (type: ts.Type, use: Use, spot: Spot): void => {
    if (use === 'receive') walk(type, spot);
    else if (use === 'pass' || spot.position === 'pass') walk(type, turned(spot));
    else walkSelected(type, turned(spot));
  };

  const walkBranches = (type: ts.ConditionalType, spot: Spot): void => {
    const part = inferredPart(type);
    if (part !== undefined) {
      const isTaken = part === 'parameters';
      const inner = further(isTaken ? turned(spot) : spot, { kind: 'argument', of: inferredName(type), index: 0, isTaken });
      // The walk may have been at the same member, on the way to another part of it.
      if (isIndexedAccess(type.checkType)) walkLimit(type.checkType, inner);
      else walk(type.checkType, inner);
    }
    const isEntered = within(type.root, () => branchesOf(type, checker)?.forEach((branch) => void walk(branch, spot)));
    if (isEntered || type.aliasSymbol === undefined || names.idOf(type.aliasSymbol) === undefined) return;
    // A type argument that only selects other types, as in `T extends string ? A : B`, is neither received nor passed.
    for (const [index, value] of (type.aliasTypeArguments ?? []).entries())
      for (const use of usesOf(type.aliasSymbol, index)) walkArgument(value, use, spot);
  };

  const walkEnum = (type: ts.Type, spot: Spot): void => {
    const own = names.idOf(enumOf(type, checker));
    if (own !== undefined) onNamed?.(own.id, spot);
    else if (type.isUnion()) for (const one of type.types) walkEnum(one, spot);
  };

  const walkObject = (type: ts.Type, spot: Spot): void => {
    const isTuple = isTupleReference(type, checker);
    if (isTuple || (isReference(type) && checker.isArrayType(type))) {
      for (const [index, one] of isNew(type, spot.position) ? checker.getTypeArguments(type).entries() : [])
        walk(one, further(spot, isTuple ? { kind: 'element', index } : { kind: 'element' }));
      return;
    }
    const isNamed = (objectFlags(type) & (ts.ObjectFlags.ClassOrInterface | ts.ObjectFlags.Reference)) !== 0 && type.symbol !== undefined;
    const own = isNamed ? names.idOf(type.symbol) : undefined;
    if (own !== undefined) onNamed?.(own.id, spot);
    if (!isNew(type, spot.position) || (!isNamed && spot.position === 'pass' && isImportedClass(type))) return;
    if (!isNamed) within(type.symbol ?? type, () => walkMembers(type, spot));
    else if (isReference(type)) walkArguments(type, spot, own !== undefined);
  };

  /** Whether a value is a class that users import. They pass this class or a subclass, and did not write what it inherits. */
  const isImportedClass = ({ symbol }: ts.Type): boolean => {
    const own = symbol !== undefined && (symbol.flags & ts.SymbolFlags.Class) !== 0 ? names.idOf(symbol) : undefined;
    return own !== undefined && exported?.has(own.id) === true;
  };

  /** Users receive most type arguments of generics of other packages. What they pass with `ThisType` is what its methods get. */
  const walkArguments = (type: ts.TypeReference, spot: Spot, isOwn: boolean): void => {
    // Generators that users write seldom read what `yield` gives them. Whether users write those of a generic is not known yet.
    const isReceived = spot.position === 'receive' && onParameter === undefined;
    const isTaken = (index: number): boolean => isReceived && isTakenArgument(type.symbol.name, index);
    for (const [index, argument] of argumentsOf(type, checker).entries()) {
      if (argument === type.target.typeParameters?.[index]) continue;
      const uses: Iterable<Use> = isOwn ? usesOf(type.symbol, index) : [isContext(type) || isTaken(index) ? 'pass' : 'receive'];
      for (const use of uses)
        walkArgument(argument, use, further(spot, { kind: 'argument', of: type.symbol.name, index, isTaken: use !== 'receive' }));
    }
  };

  const walkMembers = (type: ts.Type, spot: Spot): void => {
    // Keys that are type parameters give no properties yet, as in `Pick<State, K>`.
    const value = isOpenMapped(type, checker) ? mappedParts(type, checker)?.value : undefined;
    for (const one of value === undefined ? [] : constituents(value)) if (isIndexedAccess(one)) walk(one, spot);
    for (const signature of type.getCallSignatures()) walkSignature(signature, spot, false);
    for (const signature of type.getConstructSignatures()) walkSignature(signature, spot, true);
    for (const { keyType, type: value } of checker.getIndexInfosOfType(type)) {
      walk(value, further(spot, { kind: 'index', key: checker.typeToString(keyType) }));
    }
    for (const symbol of type.getProperties()) {
      if (symbol.name === 'prototype') continue;
      const inner = further(spot, { kind: 'property', name: propertyName(symbol) });
      const enter = (): void => walk(checker.getTypeOfSymbol(symbol), inner);
      // Users write no members of an instance that they pass.
      const owner = spot.position === 'receive' && !type.isClass() ? idOf(type) : undefined;
      if (owner !== undefined && onCallback !== undefined && isCallback(symbol, checker)) onCallback(owner, enter);
      else enter();
      const setter = setterType(symbol, checker);
      if (setter !== undefined) walk(setter, turned(further(inner, { kind: 'set' })));
    }
  };

  const walkSignature = (signature: ts.Signature, spot: Spot, isConstruct: boolean): void => {
    const call = { signature, isConstruct };
    for (const one of signature.getTypeParameters() ?? []) {
      const limit = limitOf(one, checker, call);
      if (limit !== undefined) walk(limit.type, turned(further(spot, limit.step)));
    }
    for (const self of selvesOf(signature, checker))
      walk(self, further(turned(spot), { kind: 'parameter', index: -1, name: 'this', call }));
    for (const [index, { name, type }] of parametersOf(signature, checker).entries())
      walk(type, further(turned(spot), { kind: 'parameter', index, name, call }));
    const shown = checker.getTypePredicateOfSignature(signature)?.type;
    if (shown !== undefined) walk(shown, further(spot, { kind: 'guard', call }));
    walk(signature.getReturnType(), further(spot, { kind: 'return', call }));
  };

  return { type: walk, inside: walkInside, members: walkMembers };
}

function further({ position, steps }: Spot, step: Step): Spot {
  return { position, steps: [...steps, step] };
}

function turned({ position, steps }: Spot): Spot {
  return { position: flip(position), steps };
}
