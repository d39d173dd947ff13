import type ts from 'typescript';
import { branchesOf } from './branchesOf.ts';
import {
  argumentsOf,
  isConditional,
  isIndex,
  isIndexedAccess,
  isNamedObject,
  isObject,
  isReference,
  isTupleReference,
  signaturesOf,
} from './typeFacts.ts';

/** Whether the text of a type mentions at most this many types. Classes, interfaces and aliases count once, by name. */
export function isSmall(type: ts.Type, most: number, checker: ts.TypeChecker): boolean {
  let left = most;
  const visit = (one: ts.Type): boolean => --left >= 0 && partsOf(one, checker).every(visit);
  return visit(type);
}

function partsOf(type: ts.Type, checker: ts.TypeChecker): readonly ts.Type[] {
  if (type.aliasSymbol !== undefined) return type.aliasTypeArguments ?? [];
  if (type.isUnionOrIntersection()) return type.types;
  if (isIndex(type)) return [type.type];
  if (isIndexedAccess(type)) return [type.objectType, type.indexType];
  if (isConditional(type)) return [type.checkType, type.extendsType, ...(branchesOf(type, checker) ?? [])];
  if (!isObject(type)) return [];
  if (isTupleReference(type, checker)) return checker.getTypeArguments(type);
  if (isNamedObject(type)) return isReference(type) ? argumentsOf(type, checker) : [];
  return [
    ...signaturesOf(type, checker).flatMap((one) => [
      ...one.getParameters().map((symbol) => checker.getTypeOfSymbol(symbol)),
      one.getReturnType(),
    ]),
    ...checker.getIndexInfosOfType(type).map((one) => one.type),
    ...checker.getPropertiesOfType(type).map((symbol) => checker.getTypeOfSymbol(symbol)),
  ];
}
