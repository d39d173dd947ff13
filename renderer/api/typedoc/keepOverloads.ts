import { type Context, type DeclarationReflection, ReflectionKind } from 'typedoc';
import ts from 'typescript';

const hiding = ['@internal', '@hidden', '@ignore'] as const;

/**
 * Keeps overloads whose implementation is marked `@internal`. Users never call the implementation, so its comment does not apply to the
 * overloads. TypeDoc takes it for the comment of the whole function, and would omit the function.
 * Called before TypeDoc removes internal symbols. TypeDoc itself removes an overload that is marked.
 */
export function keepOverloads(context: Context): void {
  const kinds = ReflectionKind.FunctionOrMethod | ReflectionKind.Constructor;
  for (const reflection of context.project.getReflectionsByKind(kinds)) {
    if (!reflection.isDeclaration() || !isUnexported(reflection)) continue;
    const declarations = context.getSymbolFromReflection(reflection)?.declarations?.filter(ts.isFunctionLike) ?? [];
    const implementation = declarations.find((declaration) => 'body' in declaration && declaration.body !== undefined);
    if (implementation !== undefined && declarations.length > 1) delete reflection.comment;
  }
}

function isUnexported({ comment }: DeclarationReflection): boolean {
  return comment !== undefined && hiding.some((tag) => comment.hasModifier(tag));
}
