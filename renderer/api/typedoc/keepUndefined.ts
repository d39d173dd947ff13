import { type Context, ReflectionKind, type SomeType, UnknownType } from 'typedoc';
import type ts from 'typescript';

/**
 * Keeps the `undefined` of optional properties in a package that is compiled with `exactOptionalPropertyTypes`: there, `size?: number | undefined`
 * accepts more than `size?: number`. TypeDoc removes it from all that is optional, so it gets another form, which `convertType` knows. Of a
 * parameter, both mean the same.
 *
 * @param type as TypeDoc converted it
 * @param of the compiler's type, or the type as its author wrote it
 */
export function keepUndefined(type: SomeType, of: ts.Type | ts.TypeNode | undefined, context: Context): SomeType {
  const { scope } = context;
  if (type.type !== 'union' || of === undefined || scope.kindOf(ReflectionKind.Parameter)) return type;
  if (context.program.getCompilerOptions().exactOptionalPropertyTypes !== true) return type;
  // The compiler has another `undefined` for what can only be left out.
  const isStated = 'kind' in of || (of.isUnion() && of.types.includes(context.checker.getUndefinedType()));
  if (isStated)
    type.types = type.types.map((one) => (one.type === 'intrinsic' && one.name === 'undefined' ? new UnknownType(one.name) : one));
  return type;
}
