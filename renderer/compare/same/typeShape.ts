import ts from 'typescript';
import { groupBy } from '../../model/groupBy.ts';
import { isOptional, propertyName } from '../types/properties.ts';
import {
  argumentsOf,
  has,
  isConditional,
  isIndex,
  isIndexedAccess,
  isNamedObject,
  isNoInfer,
  isObject,
  isOpenMapped,
  isReference,
  isSubstitution,
  isTupleReference,
  isTypeParameter,
} from '../types/typeFacts.ts';
import type { LeafKeys } from './leafKeys.ts';

/** A short text that equal types of the two releases share. Different types may have the same text. */
export type TypeShape = (type: ts.Type) => string;

/** Groups types by shape. The result returns the types that may equal a given one. */
export function createGroups(types: readonly ts.Type[], shapeOf: TypeShape): (one: ts.Type) => ts.Type[] {
  const groups = groupBy(types, shapeOf);
  return (one) => groups.get(shapeOf(one)) ?? [];
}

/** How many levels of a type its shape describes. */
const levels = 2;

interface TypeShapeRequest {
  readonly checker: ts.TypeChecker;
  readonly keys: LeafKeys;
  /** The name of a type's alias, if types of this alias are equal by name. */
  readonly namedAlias: (type: ts.Type) => string | undefined;
}

/** Creates a quick test for different types. It also finds the members of two large unions that may be equal. */
export function createTypeShape({ checker, keys, namedAlias }: TypeShapeRequest): TypeShape {
  const known = Array.from({ length: levels + 1 }, () => new Map<ts.Type, string>());
  const shapeOf = (type: ts.Type, level: number): string => {
    const before = known[level]?.get(type);
    if (before !== undefined) return before;
    const shape = describe(type, level);
    known[level]?.set(type, shape);
    return shape;
  };
  const describe = (type: ts.Type, level: number): string => {
    if (isTypeParameter(type)) return 'T';
    const leaf = keys.ofType(type);
    if (leaf !== undefined) return leaf;
    if (type.isUnion()) return `|${type.types.length}`;
    if (type.isIntersection())
      return `&${type.types
        .map((one) => keys.ofType(one) ?? '')
        .sort()
        .join()}`;
    if (isNoInfer(type)) return 'NoInfer';
    if (isSubstitution(type)) return shapeOf(type.baseType, level);
    if (isConditional(type)) return '?';
    if (isIndex(type)) return 'keyof';
    if (isIndexedAccess(type)) return '[]';
    return isObject(type) ? objectShape(type, level) : String(type.flags);
  };
  const objectShape = (type: ts.Type, level: number): string => {
    const inner = (one: ts.Type): string => (level === 0 ? '' : shapeOf(one, level - 1));
    const name = namedAlias(type);
    if (name !== undefined) return `${name}<${(type.aliasTypeArguments ?? []).map(inner).join()}>`;
    if (isTupleReference(type, checker)) return `[${checker.getTypeArguments(type).map(inner).join()}]`;
    if (isNamedObject(type)) {
      const values = isReference(type) ? argumentsOf(type, checker).map(inner) : [];
      return `${keys.ofSymbol(type.symbol)}<${values.join()}>`;
    }
    if (level === 0) return '{}';
    if (isOpenMapped(type, checker)) return 'mapped';
    const counts = [type.getCallSignatures().length, type.getConstructSignatures().length];
    const names = type.getProperties().map((symbol) => {
      const value = checker.getTypeOfSymbol(symbol);
      return `${propertyName(symbol)}${isOptional(symbol) ? '?' : ''}${has(value, ts.TypeFlags.Unit) ? inner(value) : ''}`;
    });
    return `{${counts.join()};${names.sort().join()}}`;
  };
  return (type) => shapeOf(type, levels);
}
