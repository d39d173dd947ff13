import { Comment, type Context, ReflectionKind, type SignatureReflection } from 'typedoc';
import ts from 'typescript';

/** Tags that omit what they are in the comment of. */
export const hidingTags = ['@internal', '@hidden', '@ignore'] as const;

/**
 * Keeps overloads whose implementation is marked `@internal`. Users never call the implementation, so its comment does not apply to the
 * overloads. TypeDoc takes it for the comment of the whole function, and would omit the function.
 * Called before TypeDoc removes internal symbols. TypeDoc itself removes an overload that is marked.
 */
export function keepOverloads(context: Context): void {
  const kinds = ReflectionKind.FunctionOrMethod | ReflectionKind.Constructor;
  for (const reflection of context.project.getReflectionsByKind(kinds)) {
    if (!reflection.isDeclaration() || !hides(reflection.comment)) continue;
    const declarations = context.getSymbolFromReflection(reflection)?.declarations?.filter(ts.isFunctionLike) ?? [];
    const implementation = declarations.find((declaration) => 'body' in declaration && declaration.body !== undefined);
    if (implementation !== undefined && declarations.length > 1) delete reflection.comment;
  }
}

function hides(comment: Comment | undefined): boolean {
  return comment !== undefined && hidingTags.some((tag) => comment.hasModifier(tag));
}

/**
 * Keeps aliases of internal functions that have a comment of their own: `export const run = runInternally`. TypeDoc omits a function if all
 * of its signatures are internal.
 */
export function keepAliases(context: Context, signatureNodes: ReadonlyMap<SignatureReflection, ts.Declaration>): void {
  const kinds = ReflectionKind.FunctionOrMethod | ReflectionKind.TypeLiteral;
  for (const reflection of context.project.getReflectionsByKind(kinds)) {
    if (!reflection.isDeclaration()) continue;
    const owner = reflection.kindOf(ReflectionKind.TypeLiteral) ? reflection.parent : reflection;
    if (owner?.comment === undefined) continue;
    const declarations: readonly ts.Node[] = context.getSymbolFromReflection(owner)?.declarations ?? [];
    for (const signature of reflection.signatures ?? []) {
      const isElsewhere = ts.findAncestor(signatureNodes.get(signature), (node) => declarations.includes(node)) === undefined;
      if (isElsewhere && hides(signature.comment)) for (const tag of hidingTags) signature.comment?.removeModifier(tag);
    }
  }
}

/**
 * Hides both halves of an accessor if the comment of one says so: users have one property. TypeDoc omits only the marked half.
 */
export function hideAccessors(context: Context): void {
  for (const reflection of context.project.getReflectionsByKind(ReflectionKind.Accessor)) {
    if (!reflection.isDeclaration()) continue;
    const halves = [reflection.getSignature, reflection.setSignature].filter((half) => half !== undefined);
    for (const tag of hidingTags) {
      if (!halves.some(({ comment }) => comment?.hasModifier(tag))) continue;
      for (const half of halves) {
        half.comment ??= new Comment();
        half.comment.modifierTags.add(tag);
      }
    }
  }
}
