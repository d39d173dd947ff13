import { type Application, type CommentDisplayPart, Converter, Reflection } from 'typedoc';

/**
 * Keeps the texts of links as they are written, and makes links of names after `@see`. TypeDoc would put the compiler's texts in place of
 * those, which have the comment's stars and begin after the name (`()` for `{@link open()}`).
 */
export function keepLinkTexts({ converter }: Application): void {
  const [beforeLinks, afterLinks] = [-299, -301];
  let written: readonly { readonly part: CommentDisplayPart; readonly text: string }[] = [];
  converter.on(
    Converter.EVENT_RESOLVE_END,
    ({ project }) => {
      written = Object.values(project.reflections).flatMap((reflection) => {
        for (const block of reflection.comment?.getTags('@see') ?? []) block.content = linkNames(block.content, reflection, converter);
        return partsOf(reflection).flatMap((part) => (part.kind === 'inline-tag' ? [{ part, text: part.text }] : []));
      });
    },
    beforeLinks,
  );
  converter.on(
    Converter.EVENT_RESOLVE_END,
    () => {
      for (const { part, text } of written) part.text = text;
    },
    afterLinks,
  );
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
