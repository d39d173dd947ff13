import ts from 'typescript';
import type { ApiSnapshot } from '../../release/apiSnapshot.ts';
import { declarationsOf } from '../../release/declarationsOf.ts';
import type { Position } from '../difference/difference.ts';
import { isOptional } from '../types/properties.ts';
import { constituents, has, isObject, signaturesOf } from '../types/typeFacts.ts';

interface UsesRequest {
  readonly positions: ReadonlySet<Position>;
  readonly isClass: boolean;
  /** The old type. Undefined for what is only a value. */
  readonly type: ts.Type | undefined;
  /** The new type. */
  readonly successor: ts.Type | undefined;
}

/**
 * Which uses of a declaration's type the standard policy counts. Users get instances of a class from the class, and large objects from the
 * functions that return them: they do not write them as object literals. Options that users write are read by the package.
 */
export function countedPositions({ positions, isClass, type, successor }: UsesRequest): ReadonlySet<Position> {
  if (isClass) return new Set(['receive']);
  if (positions.size < 2 || type === undefined) return positions;
  if (isLarge(type)) return new Set(['receive']);
  // Options that may be `null` as a whole break programs that read them.
  return isOptions(type) && successor !== undefined && isPlain(successor) ? new Set(['pass']) : positions;
}

/** More members than users write by hand in one object. */
const manyMembers = 8;

/** Whether users who receive such objects, too, pass on what they received. */
export function isLarge(type: ts.Type): boolean {
  return isPlain(type) && type.getProperties().filter((symbol) => !isOptional(symbol)).length > manyMembers;
}

/** Whether a type has only optional members. If users pass such objects, the package gives back what the users wrote. */
export function isOptions(type: ts.Type): boolean {
  const members = isPlain(type) && signaturesOf(type).length === 0 ? type.getProperties() : [];
  return members.length > 0 && members.every(isOptional);
}

function isPlain(type: ts.Type): boolean {
  return isObject(type) || (type.isIntersection() && type.types.every(isPlain));
}

/**
 * Whether a member is a function that may be missing or `null`, or a list of functions. In an object that users pass, users write it and the
 * package calls it.
 */
export function isCallback(symbol: ts.Symbol, checker: ts.TypeChecker): boolean {
  const types = constituents(checker.getTypeOfSymbol(symbol));
  const isCalled = (type: ts.Type): boolean => type.getCallSignatures().length > 0;
  const isCalledInList = (type: ts.Type): boolean => checker.isArrayType(type) && elementsOf(type, checker).some(isCalled);
  const mayMiss = isOptional(symbol) || types.some((type) => has(type, ts.TypeFlags.Null | ts.TypeFlags.Undefined));
  return mayMiss && types.some((type) => isCalled(type) || isCalledInList(type));
}

function elementsOf(type: ts.Type, checker: ts.TypeChecker): readonly ts.Type[] {
  return checker.getIndexInfosOfType(type).flatMap((info) => constituents(info.type));
}

/** The id that an alias without positions of its own is another name of: users annotate what they receive or pass with it. */
export function namedBy(id: string, snapshot: ApiSnapshot): string {
  const [only, ...others] = declarationsOf(snapshot, id);
  const name =
    only?.kind === 'type' && others.length === 0 ? /^([\p{L}_$][\p{L}\p{N}_$]*)(?:<[^{}()|&?]*>)?$/u.exec(only.type)?.[1] : undefined;
  return name !== undefined && name !== id && declarationsOf(snapshot, name).length > 0 ? name : id;
}
