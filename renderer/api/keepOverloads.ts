import { type Context, type DeclarationReflection, ReflectionKind } from 'typedoc';
import ts from 'typescript';

const hiding = ['@internal', '@hidden', '@ignore'] as const;

/**
 * Lets overloads be seen whose implementation is marked `@internal`: nobody calls an implementation, so its comment says nothing of
 * them. TypeDoc takes it for the comment of the function as a whole, and would leave the function out.
 *
 * Called before TypeDoc removes what is internal. An overload that is marked itself is left to it.
 */
export function keepOverloads(context: Context): void {
  const kinds = ReflectionKind.FunctionOrMethod | ReflectionKind.Constructor;
  for (const reflection of context.project.getReflectionsByKind(kinds)) {
    if (!reflection.isDeclaration() || !isHidden(reflection)) continue;
    const declarations = context.getSymbolFromReflection(reflection)?.declarations?.filter(ts.isFunctionLike) ?? [];
    const implementation = declarations.find((declaration) => 'body' in declaration && declaration.body !== undefined);
    if (implementation !== undefined && declarations.length > 1) delete reflection.comment;
  }
}

function isHidden({ comment }: DeclarationReflection): boolean {
  return comment !== undefined && hiding.some((tag) => comment.hasModifier(tag));
}
