import type ts from 'typescript';
import { argumentsOf, isReference } from './typeFacts.ts';

/**
 * Whether a generic type is compared by its type arguments inside of other computed types, the outermost first. Its members would have no end:
 * `Type<T>` can have members of the type `Type<T[]>`, also through other generics.
 */
export function growsInside(type: ts.Type, around: readonly ts.Type[], checker: ts.TypeChecker): boolean {
  if (around.some((one) => genericsOf(one).some((generic) => genericsOf(type).includes(generic)))) return true;
  const known = around.flatMap((one) => typeArguments(one, checker));
  return around.length > 1 && typeArguments(type, checker).some((one) => !known.includes(one));
}

function genericsOf(type: ts.Type): readonly ts.Symbol[] {
  return [type.aliasSymbol, isReference(type) ? type.symbol : undefined].filter((one) => one !== undefined);
}

/** The type arguments of a reference, and those of its alias. */
export function typeArguments(type: ts.Type, checker: ts.TypeChecker): readonly ts.Type[] {
  return [...(type.aliasTypeArguments ?? []), ...(isReference(type) ? argumentsOf(type, checker) : [])];
}
