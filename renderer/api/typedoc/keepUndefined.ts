import { type Context, type MappedType, makeRecursiveVisitor, ReflectionKind, type SomeType, UnknownType } from 'typedoc';
import ts from 'typescript';
import { nodesIn } from './writtenNodes.ts';

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
  if (isExact(context) && ('kind' in of || statesUndefined(of, context)))
    type.types = type.types.map((one) => (one.type === 'intrinsic' && one.name === 'undefined' ? new UnknownType(one.name) : one));
  return type;
}

/** The same for optional mapped types, wherever they are in a type: TypeDoc converts what they map to by itself. */
export function keepMappedUndefined({ node, type, context }: WrittenType): void {
  if (!isExact(context)) return;
  const written = nodesIn(node, ts.isMappedTypeNode);
  if (written.length === 0) return;
  const converted: MappedType[] = [];
  type.visit(makeRecursiveVisitor({ mapped: (mapped) => void converted.push(mapped) }));
  if (written.length !== converted.length) return;
  for (const [index, mapped] of converted.entries())
    if (mapped.optionalModifier === '+') mapped.templateType = context.converter.convertType(context, written[index]?.type);
}

interface WrittenType {
  /** The type as its author wrote it. */
  readonly node: ts.TypeNode;
  /** The type as TypeDoc converted it. */
  readonly type: SomeType;
  readonly context: Context;
}

/** Whether a node lacks the `undefined` that a mapped type adds to its properties: `{ [K in keyof T]?: T[K] | undefined }`. */
export function lacksUndefined(node: ts.TypeNode, type: ts.Type, context: Context): boolean {
  if (!isExact(context) || context.scope.kindOf(ReflectionKind.Parameter)) return false;
  return statesUndefined(type, context) && !statesUndefined(context.checker.getTypeFromTypeNode(node), context);
}

function isExact({ program }: Context): boolean {
  return program.getCompilerOptions().exactOptionalPropertyTypes === true;
}

/** The compiler has another `undefined` for what can only be left out. */
function statesUndefined(type: ts.Type, { checker }: Context): boolean {
  return type.isUnion() && type.types.includes(checker.getUndefinedType());
}
