import type ts from 'typescript';
import type { Names } from '../load/names.ts';
import type { WrittenAlike } from '../load/writtenAlike.ts';
import type { Budget } from '../types/budget.ts';
import { growsInside } from '../types/growsInside.ts';
import type { IsReadonlyProperty } from '../types/properties.ts';
import { isNamedObject, isNoInfer, isObject, isSubstitution, isThisType, isTypeParameter } from '../types/typeFacts.ts';
import { type Bind, type Bindings, createPairMemory } from './bindings.ts';
import { createLeafKeys } from './leafKeys.ts';
import { createSameParts, type SameParts } from './sameParts.ts';
import { createTypeShape, type TypeShape } from './typeShape.ts';

/** Answers whether types and signatures of the two releases mean the same to users. */
interface SameTypes {
  readonly type: (old: ts.Type, next: ts.Type, bindings: Bindings) => boolean;
  /** The same for what a conditional type tests. */
  readonly tested: (old: ts.Type, next: ts.Type, bindings: Bindings) => boolean;
  readonly signature: (old: ts.Signature, next: ts.Signature, bindings: Bindings) => boolean;
  /** How many type parameters were met so far. A result that met none is valid for all bindings. */
  readonly openness: () => number;
  readonly meetParameter: () => void;
  readonly shapeOf: TypeShape;
}

interface SameTypesRequest {
  readonly checker: ts.TypeChecker;
  readonly names: Names;
  readonly isReadonlyProperty: IsReadonlyProperty;
  readonly bind: Bind;
  readonly budget: Budget;
  readonly writtenAlike: WrittenAlike;
  /**
   * Compares what a conditional type tests, where each member counts. With it, aliases of object types are equal by name, like interfaces: their
   * members are compared at their declarations.
   */
  readonly tested?: SameTypes | undefined;
}

/** The depth and the number of pairs after which types count as different. */
const deepest = 60;

const mostPairs = 20_000;

/**
 * Compares types by structure. Classes, interfaces, enums and aliases of object types are equal by name, other types by their parts. Names of
 * aliases and parameters do not count. A pair that is being compared counts as equal inside itself.
 */
export function createSameTypes(request: SameTypesRequest): SameTypes {
  const { checker, names, budget, writtenAlike, tested } = request;
  const keys = createLeafKeys({ checker, names });
  const isNamed = (id: string): boolean => tested !== undefined && writtenAlike.isObjectAlias(id);
  const namedAlias = ({ aliasSymbol }: ts.Type): string | undefined => {
    const own = names.idOf(aliasSymbol);
    const name = own && names.sharedName(own);
    return name !== undefined && isNamed(name) ? name : undefined;
  };
  const shapeOf = createTypeShape({ checker, keys, namedAlias });
  const memory = createPairMemory<boolean>();
  /** Pairs that are equal if the pairs around them are equal. */
  let assumed: { readonly old: ts.Type; readonly next: ts.Type; readonly bindings: Bindings }[] = [];
  const isAssumed = createPairMemory<boolean>();
  /** The computed types whose members are being compared. */
  let around: readonly ts.Type[] = [];
  let [depth, pairs, opened] = [0, 0, 0];

  const type = (one: ts.Type, another: ts.Type, bindings: Bindings): boolean => {
    const [old, next] = [plain(one), plain(another)];
    if (old === next) return true;
    if (isTypeParameter(old) || isTypeParameter(next)) {
      opened++;
      return isTypeParameter(old) && isTypeParameter(next) && parameterKey(old, bindings) === parameterKey(next, bindings);
    }
    budget.count();
    const [leaf, other] = [keys.ofType(old), keys.ofType(next)];
    if (leaf !== undefined || other !== undefined) return leaf === other;
    if (isSameAlias(old, next, bindings)) return true;
    if (shapeOf(old) !== shapeOf(next)) return false;
    // This answer holds only inside of other types, so it is not kept.
    const isByName = isObject(old) && isNamedObject(old) && writtenAlike.isComputed(old) && !isEntered(old);
    return isByName ? parts.references(old, next, bindings) : compare(old, next, bindings);
  };

  /** Whether all members of a type are compared, because it is computed from members of its type arguments. */
  const isEntered = (old: ts.Type): boolean => writtenAlike.isComputed(old) && !growsInside(old, around, checker);

  /**
   * Whether both types are the same alias with equal type arguments, and the alias means the same or is compared by its members. With type
   * arguments that depend on nothing, the compiler computes these members, so that they show more than those of the alias itself.
   */
  const isSameAlias = (old: ts.Type, next: ts.Type, bindings: Bindings): boolean => {
    const own = names.areAlike(old.aliasSymbol, next.aliasSymbol) ? names.idOf(old.aliasSymbol) : undefined;
    if (own === undefined || !(isNamed(own.id) || writtenAlike.alias(own.id)) || isEntered(old)) return false;
    const [mine, yours, before] = [old.aliasTypeArguments ?? [], next.aliasTypeArguments ?? [], opened];
    const haveSame =
      mine.length === yours.length && mine.every((one, index) => yours[index] !== undefined && type(one, yours[index], bindings));
    return haveSame && (mine.length === 0 || opened > before || writtenAlike.alias(own.id));
  };

  const compare = (old: ts.Type, next: ts.Type, bindings: Bindings): boolean => {
    const closed = memory.get(undefined, old, next);
    if (closed !== undefined) return closed;
    const known = memory.get(bindings, old, next);
    if (known !== undefined || isAssumed.get(bindings, old, next)) {
      opened++;
      return known ?? true;
    }
    if (depth === 0) pairs = 0;
    if (depth >= deepest || ++pairs > mostPairs || budget.isSpent()) return false;
    const [start, before, outer] = [assumed.length, opened, around];
    assumed.push({ old, next, bindings });
    isAssumed.set(bindings, old, next, true);
    depth++;
    if (writtenAlike.isComputed(old)) around = [...around, old];
    const isSame = parts.types(old, next, bindings);
    around = outer;
    depth--;
    settle({ isSame, start, isClosed: opened === before });
    return isSame;
  };

  /** Confirms assumed pairs if the outermost pair is equal. If a pair differs, drops the assumptions inside it. */
  const settle = ({ isSame, start, isClosed }: { readonly isSame: boolean; readonly start: number; readonly isClosed: boolean }): void => {
    const root = assumed[start];
    if (root === undefined) return;
    if (!isSame || depth === 0) {
      for (const { old, next, bindings } of assumed.slice(start)) {
        isAssumed.set(bindings, old, next, false);
        if (isSame) memory.set(bindings, old, next, true);
      }
      assumed = assumed.slice(0, start);
    }
    // What only the budget made different is compared again by others.
    if (!isSame && budget.isSpent()) return;
    if (!isSame || isClosed) memory.set(isClosed ? undefined : root.bindings, root.old, root.next, isSame);
  };

  const sameTested: SameTypes['type'] = (old, next, bindings) => {
    if (tested === undefined) return type(old, next, bindings);
    const before = tested.openness();
    const isSame = tested.type(old, next, bindings);
    opened += tested.openness() - before;
    return isSame;
  };
  const parts: SameParts = createSameParts({ ...request, keys, shapeOf, same: type, sameTested });
  return {
    shapeOf,
    type,
    tested: sameTested,
    signature: parts.signatures,
    openness: () => opened,
    meetParameter: () => {
      opened++;
    },
  };
}

/** Removes substitution types, which the compiler adds for its own use. */
function plain(type: ts.Type): ts.Type {
  return isNoInfer(type) || !isSubstitution(type) ? type : plain(type.baseType);
}

function parameterKey(type: ts.Type, bindings: Bindings): string {
  return bindings.get(type) ?? (isThisType(type) ? 'this' : `free ${type.symbol?.name ?? ''}`);
}
