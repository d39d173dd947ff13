import { type DeclarationReflection, ReflectionKind } from 'typedoc';
import ts from 'typescript';
import type { Flags } from '../../model/api.ts';
import { fileInPackage } from '../entry/sourceLinks.ts';
import { isAutoAccessor } from '../typedoc/listMembers.ts';
import { exportEquals } from '../typedoc/symbolsIn.ts';
import type { Extraction } from './extraction.ts';

/** Only the flags that hold. */
export function convertFlags(reflection: DeclarationReflection, { info, nodes }: Extraction): Flags {
  const { isStatic, isAbstract, isOptional, isPrivate, isProtected } = reflection.flags;
  const { sources = [] } = reflection;
  const isExternal = sources.length > 0 && sources.every(({ fullFileName }) => fileInPackage(info.folder, fullFileName) === undefined);
  const isExport = reflection.parent?.kindOf(ReflectionKind.SomeModule) === true;
  const isDefault = isExport && reflection.name === 'default';
  const isExportEquals = isExport && reflection.name === exportEquals;
  const keyword = reflection.kindOf(ReflectionKind.Variable) ? keywordOf(nodes.declarationsOf(reflection)) : undefined;
  const isConst = reflection.flags.isConst || keyword === 'const';
  const isConstant = reflection.kindOf(ReflectionKind.EnumMember) && nodes.declarationsOf(reflection).some(isReadonlyProperty);
  const isReadonly = reflection.flags.isReadonly || isConstant;
  const isVar = keyword === 'var';
  const isAccessor = isAutoAccessor(reflection);
  // One by one: everything that is documented has flags, and hardly any of them.
  return {
    ...(isStatic && { isStatic }),
    ...(isAbstract && { isAbstract }),
    ...(isReadonly && { isReadonly }),
    ...(isOptional && { isOptional }),
    ...(isPrivate && { isPrivate }),
    ...(isProtected && { isProtected }),
    ...(isConst && { isConst }),
    ...(isVar && { isVar }),
    ...(isAccessor && { isAccessor }),
    ...(isExternal && { isExternal }),
    ...(isDefault && { isDefault }),
    ...(isExportEquals && { isExportEquals }),
  };
}

/** A property with `readonly`, or within `as const`: of an object with `@enum`, TypeDoc does not say it. */
function isReadonlyProperty(node: ts.Declaration): boolean {
  const literal = ts.isPropertyAssignment(node) ? node.parent.parent : undefined;
  if (literal !== undefined && ts.isAssertionExpression(literal)) return ts.isConstTypeReference(literal.type);
  return (ts.getCombinedModifierFlags(node) & ts.ModifierFlags.Readonly) !== 0;
}

/** The keyword that declares a variable, also one in a destructuring pattern: `export const { parse } = library`. */
function keywordOf(declarations: readonly ts.Declaration[]): 'const' | 'let' | 'var' | undefined {
  const variable = declarations.find((node) => ts.isVariableDeclaration(node) || ts.isBindingElement(node));
  const list = variable && ts.findAncestor(variable, ts.isVariableDeclarationList);
  if (list === undefined) return undefined;
  if ((list.flags & ts.NodeFlags.Const) !== 0) return 'const';
  return (list.flags & ts.NodeFlags.Let) !== 0 ? 'let' : 'var';
}
