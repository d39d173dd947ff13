import ts from 'typescript';
import { argumentsOf, has, isIndex, isIndexedAccess, isNamedObject, isReference, isTupleReference } from './typeFacts.ts';

/**
 * The types that the text of a type has: of aliases, classes and interfaces their arguments, of enums none. Undefined for all others: objects
 * without a name, conditional types, and what has no parts.
 */
export function writtenParts(type: ts.Type, checker: ts.TypeChecker): readonly ts.Type[] | undefined {
  if (type.aliasSymbol !== undefined) return type.aliasTypeArguments ?? [];
  if (has(type, ts.TypeFlags.EnumLike)) return [];
  if (type.isUnionOrIntersection()) return type.types;
  if (isIndex(type)) return [type.type];
  if (isIndexedAccess(type)) return [type.objectType, type.indexType];
  if (isTupleReference(type, checker)) return checker.getTypeArguments(type);
  if (!isNamedObject(type)) return undefined;
  return isReference(type) ? argumentsOf(type, checker) : [];
}
