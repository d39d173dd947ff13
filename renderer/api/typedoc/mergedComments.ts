import { type Application, type Comment, type Context, Converter, type DeclarationReflection, ReflectionKind } from 'typedoc';
import ts from 'typescript';

/**
 * Keeps the comment of each declaration of an interface, class or enum that has several: TypeDoc keeps only the first. The texts follow the
 * order of the declarations. Comments on declarations of other packages are not added.
 */
export function keepMergedComments({ converter }: Application): void {
  converter.on(Converter.EVENT_CREATE_DECLARATION, mergeComments, beforeTypedocReadsThem);
}

const beforeTypedocReadsThem = 1e9;

function mergeComments(context: Context, reflection: DeclarationReflection): void {
  if (!reflection.kindOf(ReflectionKind.ClassOrInterface | ReflectionKind.Enum)) return;
  const declarations = ownDeclarations(context, reflection);
  if (declarations.length < 2) return;
  const [first, ...others] = declarations.flatMap((node) => context.getNodeComment(node, false) ?? []);
  if (first === undefined) return;
  for (const other of others) append(first, other);
  reflection.comment = first;
}

function ownDeclarations(context: Context, reflection: DeclarationReflection): readonly ts.Declaration[] {
  const { program } = context;
  const declarations = context.getSymbolFromReflection(reflection)?.declarations ?? [];
  return declarations.filter((node) => {
    const file = node.getSourceFile();
    const isElsewhere = program.isSourceFileDefaultLibrary(file) || program.isSourceFileFromExternalLibrary(file);
    return !isElsewhere && (ts.isInterfaceDeclaration(node) || ts.isClassLike(node) || ts.isEnumDeclaration(node));
  });
}

function append(comment: Comment, other: Comment): void {
  if (comment.summary.length > 0 && other.summary.length > 0) comment.summary.push({ kind: 'text', text: '\n\n' });
  comment.summary.push(...other.summary);
  comment.blockTags.push(...other.blockTags);
  for (const modifier of other.modifierTags) comment.modifierTags.add(modifier);
}
