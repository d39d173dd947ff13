import { Comment, type ProjectReflection, ReflectionKind, type SignatureReflection } from 'typedoc';

/**
 * Gives a parameter the text of the `@param` at its position if that names no parameter, and no other is about it: a parameter may have been
 * renamed after its comment was written. TypeDoc still reports the name.
 */
export function pairParameters(project: ProjectReflection): void {
  for (const signature of project.getReflectionsByKind(ReflectionKind.SomeSignature) as SignatureReflection[]) pairIn(signature);
}

function pairIn({ comment, parent, parameters: all = [] }: SignatureReflection): void {
  const isOnly = parent.signatures?.length === 1;
  const { blockTags = [] } = comment ?? (isOnly ? parent.comment : undefined) ?? {};
  const tags = blockTags.filter(({ tag, name = '.' }) => tag === '@param' && !name.includes('.'));
  const parameters = all.filter(({ name }) => name !== 'this');
  const named = new Set(tags.map(({ name }) => name));
  // Destructured ones: TypeDoc gives them the first name that is left.
  if (parameters.some(({ name }) => name === '__namedParameters')) return;
  const names = new Set(parameters.map(({ name }) => name));
  for (const [index, parameter] of parameters.entries()) {
    const tag = tags[index];
    if (tag === undefined || names.has(tag.name ?? '') || named.has(parameter.name) || parameter.hasComment()) continue;
    parameter.comment = new Comment(Comment.cloneDisplayParts(tag.content));
  }
}
