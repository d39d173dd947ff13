import { type Application, type CommentDisplayPart, type Context, Converter, type ProjectReflection, Reflection } from 'typedoc';

/**
 * Resolves the links of comments in place of TypeDoc. TypeDoc also collects every reference to a type, to ask plugins for the documentation
 * of other packages. No plugin answers here, and collecting takes time that grows with the square of a package's size.
 * TypeDoc's own step gets an empty project: this hides the reflections before it and restores them after it. The same is done for TypeDoc's
 * step for categories, which gqldocs makes itself, unless TypeDoc may have to report a described category without members.
 * Links keep their texts as written: TypeDoc would put the compiler's texts in place of them, which have the comment's stars and begin after
 * the name (`()` for `{@link open()}`).
 */
export function resolveLinksOnly({ converter }: Application): void {
  const beforeCategories = -199;
  const beforeLinks = -299;
  const afterLinks = -301;
  let isDone = false;
  let putBack = (): void => {};
  const takeOver = ({ project }: Context): void => {
    for (const reflection of Object.values(project.reflections)) resolveLinks(reflection, converter);
    putBack = putAside(project);
    isDone = true;
  };
  converter.on(
    Converter.EVENT_RESOLVE_END,
    (context) => {
      if (!describesCategories(context.project)) takeOver(context);
    },
    beforeCategories,
  );
  converter.on(
    Converter.EVENT_RESOLVE_END,
    (context) => {
      if (!isDone) takeOver(context);
    },
    beforeLinks,
  );
  converter.on(Converter.EVENT_RESOLVE_END, () => putBack(), afterLinks);
}

function resolveLinks(reflection: Reflection, converter: Converter): void {
  for (const block of reflection.comment?.getTags('@see') ?? []) block.content = linkNames(block.content, reflection, converter);
  const written = partsOf(reflection).flatMap((part) => (part.kind === 'inline-tag' ? [{ part, text: part.text }] : []));
  converter.resolveLinks(reflection);
  for (const { part, text } of written) part.text = text;
}

/** A name alone after `@see` is a link, if it is documented. TypeDoc makes a list of several of these tags. */
function linkNames(content: readonly CommentDisplayPart[], reflection: Reflection, converter: Converter): CommentDisplayPart[] {
  return content.map((part, index) => {
    const text = part.kind === 'text' ? part.text.trim() : '';
    const isAlone = [' - ', undefined].includes(content[index - 1]?.text) && ['\n', undefined].includes(content[index + 1]?.text);
    if (!isAlone || !/^[\p{ID_Start}$_][\p{ID_Continue}$.#]*(?:\(\))?$/u.test(text)) return part;
    const [link] = converter.resolveLinks([{ kind: 'inline-tag', tag: '@link', text: text.replace('()', '') }], reflection);
    return link?.kind === 'inline-tag' && link.target instanceof Reflection ? { ...link, text } : part;
  });
}

function partsOf(reflection: Reflection): readonly CommentDisplayPart[] {
  const { summary = [], blockTags = [] } = reflection.comment ?? {};
  const type = reflection.isParameter() ? reflection.type : undefined;
  const ofProperties = type?.type === 'reference' ? [...(type.highlightedProperties?.values() ?? [])].flat() : [];
  return [...summary, ...blockTags.flatMap(({ content }) => content), ...ofProperties];
}

function describesCategories({ reflections }: ProjectReflection): boolean {
  return Object.values(reflections).some(({ comment }) => comment?.blockTags.some(({ tag }) => tag === '@categoryDescription') === true);
}

function putAside(project: ProjectReflection): () => void {
  const { reflections, children } = project;
  project.reflections = {};
  delete project.children;
  return () => {
    project.reflections = reflections;
    if (children !== undefined) project.children = children;
  };
}
