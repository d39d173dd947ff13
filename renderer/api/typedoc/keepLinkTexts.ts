import {
  type Application,
  type CommentDisplayPart,
  Converter,
  type InlineTagDisplayPart,
  type ProjectReflection,
  Reflection,
  ReflectionKind,
} from 'typedoc';

/**
 * Keeps the texts of links as they are written, and makes links of names after `@see`. TypeDoc would put the compiler's texts in place of
 * those, which have the comment's stars and begin after the name (`()` for `{@link open()}`). Names that TSDoc writes in another way get their targets.
 */
export function keepLinkTexts({ converter }: Application): void {
  const [beforeLinks, afterLinks] = [-299, -301];
  let written: readonly WrittenLink[] = [];
  let show = (): void => undefined;
  converter.on(
    Converter.EVENT_RESOLVE_END,
    ({ project }) => {
      written = Object.values(project.reflections).flatMap((reflection) => {
        for (const block of reflection.comment?.getTags('@see') ?? []) block.content = linkNames(block.content, reflection, converter);
        return partsOf(reflection).flatMap((part) => (part.kind === 'inline-tag' ? [{ part, text: part.text, reflection }] : []));
      });
      for (const id in project.reflections) {
        const reflection = project.reflections[id];
        if (reflection !== undefined) converter.resolveLinks(reflection);
      }
      show = hideAll(project);
    },
    beforeLinks,
  );
  converter.on(
    Converter.EVENT_RESOLVE_END,
    () => {
      show();
      for (const { part, text, reflection } of written) {
        part.text = text;
        const meant = part.target === undefined ? meantBy(text, reflection, converter) : undefined;
        if (meant !== undefined) part.target = meant;
      }
    },
    afterLinks,
  );
}

/**
 * Leaves a project empty until it is shown again. After the links of comments, which are resolved by then, TypeDoc looks at each reference of each
 * type for its address at another site, which our conversion finds itself, and the queue of a million types takes it minutes.
 */
function hideAll(project: ProjectReflection): () => void {
  const { reflections, children = [] } = project;
  project.reflections = {};
  project.children = [];
  return () => Object.assign(project, { reflections, children });
}

interface WrittenLink {
  readonly part: InlineTagDisplayPart;
  readonly text: string;
  /** Whose comment it is in. */
  readonly reflection: Reflection;
}

/**
 * The target of a name with the word that TSDoc has for what is meant: `(Config:interface)`, `Box.(get:instance)`. TypeDoc only knows `Config:interface`
 * and words of its own. An enumeration that `findEnumerations` has made of a constant and a type is meant by the words of both.
 */
function meantBy(text: string, reflection: Reflection, converter: Converter): Reflection | undefined {
  const [, before = '', bracket, name = '', word = ''] = /^([\w$.#]*?)(\()?([\w$.]+):(\w+)(?:\)|\b)/.exec(text.trim()) ?? [];
  const find = (path: string): Reflection | undefined => {
    const [link] = converter.resolveLinks([{ kind: 'inline-tag', tag: '@link', text: path }], reflection);
    return link?.kind === 'inline-tag' && link.target instanceof Reflection ? link.target : undefined;
  };
  if (word === 'instance' || word === 'static') return find(`${before}${name}`);
  const meant = bracket === undefined ? undefined : find(`${before}${name}:${word.replace(/^variable$/, 'var')}`);
  if (meant !== undefined || !/^(?:var|variable|type|namespace)$/.test(word)) return meant;
  const whole = find(`${before}${name}`);
  return whole?.kindOf(ReflectionKind.Enum) ? whole : undefined;
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
