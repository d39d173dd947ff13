import ts from 'typescript';
import { hasModifier } from '../../release/nodes.ts';

export function has(type: ts.Type, flags: ts.TypeFlags): boolean {
  return (type.flags & flags) !== 0;
}

export function objectFlags(type: ts.Type): ts.ObjectFlags {
  return has(type, ts.TypeFlags.Object) && 'objectFlags' in type && typeof type.objectFlags === 'number' ? type.objectFlags : 0;
}

/** The members of a union, or the type itself. */
export function constituents(type: ts.Type): readonly ts.Type[] {
  return type.isUnion() ? type.types : [type];
}

export function isReference(type: ts.Type): type is ts.TypeReference {
  return (objectFlags(type) & ts.ObjectFlags.Reference) !== 0;
}

export function isTupleReference(type: ts.Type, checker: ts.TypeChecker): type is ts.TupleTypeReference {
  return checker.isTupleType(type);
}

/** This function cannot be a type guard: for TypeScript, every type has the shape of a type parameter. */
export function isTypeParameter(type: ts.Type): boolean {
  return has(type, ts.TypeFlags.TypeParameter);
}

/** Whether a type is `this` in a class. */
export function isThisType(type: ts.Type): boolean {
  return isTypeParameter(type) && 'isThisType' in type && type.isThisType === true;
}

/** What `this` is in the methods of objects that a type describes: `Context` in `Methods & ThisType<Context>`. */
export function contextOf(type: ts.Type, checker: ts.TypeChecker): ts.Type | undefined {
  const markers = (type.isIntersection() ? type.types : [type]).filter(isReference).filter(isContext);
  return markers.flatMap((one) => checker.getTypeArguments(one))[0];
}

/** Whether a type is the marker `ThisType` of the language. */
export function isContext({ symbol }: ts.TypeReference): boolean {
  return symbol?.name === 'ThisType';
}

/** A type guard that tests a flag. */
function guardOf<T extends ts.Type>(flag: ts.TypeFlags): (type: ts.Type) => type is T {
  return (type): type is T => has(type, flag);
}

export const isConditional = guardOf<ts.ConditionalType>(ts.TypeFlags.Conditional);

export const isIndex = guardOf<ts.IndexType>(ts.TypeFlags.Index);

export const isIndexedAccess = guardOf<ts.IndexedAccessType>(ts.TypeFlags.IndexedAccess);

export const isTemplate = guardOf<ts.TemplateLiteralType>(ts.TypeFlags.TemplateLiteral);

export const isStringMapping = guardOf<ts.StringMappingType>(ts.TypeFlags.StringMapping);

export const isSubstitution = guardOf<ts.SubstitutionType>(ts.TypeFlags.Substitution);

export function isMapped(type: ts.Type): boolean {
  return (objectFlags(type) & ts.ObjectFlags.Mapped) !== 0;
}

/** Whether a type is a mapped type whose keys depend on a type parameter. */
export function isOpenMapped(type: ts.Type, checker: ts.TypeChecker): boolean {
  if (!isMapped(type) || type.getProperties().length > 0 || checker.getIndexInfosOfType(type).length > 0) return false;
  // `Partial<Empty>` has no keys either.
  return type.aliasTypeArguments?.every(isNamedObject) !== true;
}

/** Whether a type is an object or a function. */
export function isObject(type: ts.Type): boolean {
  return has(type, ts.TypeFlags.Object);
}

/** Whether a type is an instance of a class or an interface, which has a name in both releases. */
export function isNamedObject(type: ts.Type): boolean {
  const isNamed = (objectFlags(type) & (ts.ObjectFlags.ClassOrInterface | ts.ObjectFlags.Reference)) !== 0;
  return isNamed && type.symbol !== undefined && (type.symbol.flags & anonymous) === 0;
}

const anonymous = ts.SymbolFlags.TypeLiteral | ts.SymbolFlags.ObjectLiteral | ts.SymbolFlags.Function | ts.SymbolFlags.Method;

/** Whether a type is a string, a number or another type without members of its own. */
export function isPrimitive(type: ts.Type): boolean {
  return has(type, primitiveFlags);
}

const primitiveFlags =
  ts.TypeFlags.StringLike |
  ts.TypeFlags.NumberLike |
  ts.TypeFlags.BigIntLike |
  ts.TypeFlags.BooleanLike |
  ts.TypeFlags.ESSymbolLike |
  ts.TypeFlags.Undefined |
  ts.TypeFlags.Null;

/** Whether a signature is `abstract new () => object` or the constructor of an abstract class. */
export function isAbstractConstructor({ declaration }: ts.Signature): boolean {
  if (declaration === undefined) return false;
  const owner = ts.isConstructorDeclaration(declaration) ? declaration.parent : declaration;
  return hasModifier(owner, ts.SyntaxKind.AbstractKeyword);
}

/** Whether a type is `NoInfer<T>`, which the compiler represents as a substitution without a constraint. */
export function isNoInfer(type: ts.Type): type is ts.SubstitutionType {
  return isSubstitution(type) && has(type.constraint, ts.TypeFlags.Unknown);
}

/**
 * The type that takes no part in inference: `T` of `NoInfer<T>`, or of `[T][T extends any ? 0 : never]`, as libraries wrote it before the
 * language had it. Undefined for others.
 */
export function uninferred(type: ts.Type, checker: ts.TypeChecker): ts.Type | undefined {
  if (isNoInfer(type)) return type.baseType;
  if (!isIndexedAccess(type) || !isConditional(type.indexType) || !checker.isTupleType(type.objectType)) return undefined;
  const [only, ...others] = checker.getTypeArguments(type.objectType as ts.TypeReference);
  return others.length === 0 && only === type.indexType.checkType ? only : undefined;
}

/** Whether a type is `{}`, which accepts everything except null and undefined. */
export function isEmptyObject(type: ts.Type, checker: ts.TypeChecker): boolean {
  return (
    isObject(type) &&
    !isMapped(type) &&
    (objectFlags(type) & ts.ObjectFlags.Anonymous) !== 0 &&
    type.getProperties().length === 0 &&
    signaturesOf(type).length === 0 &&
    checker.getIndexInfosOfType(type).length === 0
  );
}

/** The type arguments of a reference to a class or interface, without the one for `this`. */
export function argumentsOf(type: ts.TypeReference, checker: ts.TypeChecker): readonly ts.Type[] {
  return checker.getTypeArguments(type).slice(0, type.target.typeParameters?.length ?? 0);
}

/** Whether a generic of the language takes what a type argument names, from the user: what `next` of a generator is given. */
export function isTakenArgument(name: string, index: number): boolean {
  return index === 2 && /(?:Iterator|Generator|IteratorObject)$/.test(name);
}

/** The call signatures and the construct signatures of a type. */
export function signaturesOf(type: ts.Type): readonly ts.Signature[] {
  return [...type.getCallSignatures(), ...type.getConstructSignatures()];
}

/** The enum that a type is or is a member of. */
export function enumOf({ symbol }: ts.Type, checker: ts.TypeChecker): ts.Symbol | undefined {
  const [node] = symbol?.declarations ?? [];
  return node !== undefined && ts.isEnumMember(node) ? checker.getSymbolAtLocation(node.parent.name) : symbol;
}

/** Whether a type is unknown until a type argument is given. */
export function isVariable(type: ts.Type): boolean {
  return has(type, ts.TypeFlags.Instantiable) && !has(type, ts.TypeFlags.TemplateLiteral | ts.TypeFlags.StringMapping);
}
