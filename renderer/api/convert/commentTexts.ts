import type { CommentDisplayPart, CommentTag, ParameterReflection, Reflection, TypeParameterReflection } from 'typedoc';
import type { Comment, CommentBlock, Markdown } from '../../model/comment.ts';
import { inheritDocTag } from '../typedoc/inheritDoc.ts';
import { fileOf, findText, placeOf, type TextQuery } from './commentPlaces.ts';
import { convertLink, isLink } from './convertLink.ts';
import type { Extraction } from './extraction.ts';
import { repeatsName } from './repeatsName.ts';

/** Tags that only steer the extraction, or whose text has become part of something else. */
const consumedTags: ReadonlySet<string> = new Set(['@param', '@typeParam', '@template', '@module', '@group', '@category', '@inheritDoc']);

/** Tags whose first line is a name that is shown elsewhere. A comment may go on below them. */
const namingTags: ReadonlySet<string> = new Set(['@category', '@group']);

/** Tags of a module's comment about those that it has put together: the first line is the name. */
const describingTags: ReadonlySet<string> = new Set(['@categoryDescription', '@groupDescription']);

/** JSDoc's tags for the text before the first tag. */
const descriptionTags: ReadonlySet<string> = new Set(['@description', '@desc']);

/** The comment of a reflection itself; undefined where it says nothing. `inherited` is the text in place of `{@inheritDoc}`. */
export function convertOwnComment(reflection: Reflection, extraction: Extraction, inherited?: Markdown): Comment | undefined {
  const { comment } = reflection;
  if (comment === undefined) return undefined;
  const description = comment.summary.length === 0 ? describingBlock(comment.blockTags) : undefined;
  const blocks = comment.blockTags
    .filter(
      (block) => block !== description && (!consumedTags.has(block.tag) || goesOn(block)) && !repeatsName(block, reflection, extraction),
    )
    .map((block) => withCodeInContent(withCaption(block)));
  const modifiers = [...comment.modifierTags].sort();
  if (comment.summary.length + blocks.length + modifiers.length === 0 && description === undefined) return undefined;
  return {
    summary:
      description === undefined
        ? convertSummary(comment.summary, { reflection, extraction, inherited })
        : convertParts(description.content, { reflection, extraction, tag: { name: description.tag } }),
    blocks: blocks.map((block, index) => {
      const isAlike = ({ tag, name }: Block): boolean => tag === block.tag && (block.name === undefined || name === block.name);
      const skip = blocks.slice(0, index).filter(isAlike).length;
      return convertBlock(block, { reflection, extraction, tag: { name: block.tag, subject: block.name, skip } });
    }),
    modifiers,
  };
}

function describingBlock(blocks: readonly CommentTag[]): CommentTag | undefined {
  return blocks.find(({ tag }) => descriptionTags.has(tag)) ?? blocks.find(({ tag }) => tag === '@summary');
}

interface SummaryRequest extends PartsRequest {
  readonly inherited: Markdown | undefined;
}

/** Text before and after `{@inheritDoc}` stays there, as paragraphs of their own. */
function convertSummary(parts: readonly CommentDisplayPart[], { inherited, ...request }: SummaryRequest): Markdown {
  const at = parts.findIndex((part) => part.kind === 'inline-tag' && part.tag === inheritDocTag);
  if (at === -1) return convertParts(parts, request);
  const [before, after] = [parts.slice(0, at), parts.slice(at + 1)].map((some) => convertParts(withoutStart(some), request));
  const texts = [before, inherited, after].filter((text) => text !== undefined && text.text.trim() !== '');
  const [first, ...others] = texts;
  if (first === undefined || others.length === 0) return first ?? { text: '' };
  const { file } = (before ?? after)?.place ?? {};
  return { text: texts.map((text) => text?.text.trim()).join('\n\n'), ...(file === undefined ? {} : { place: { file } }) };
}

function withoutStart([first, ...others]: readonly CommentDisplayPart[]): readonly CommentDisplayPart[] {
  if (first === undefined) return [];
  const text = first.text.trimStart();
  return text === '' ? withoutStart(others) : [{ ...first, text }, ...others];
}

type Block = Pick<CommentTag, 'tag' | 'name' | 'typeAnnotation' | 'content'>;

/** JSDoc's form of a title: `@example <caption>Title</caption>`. TypeDoc knows it only above code without a fence, on a line of its own. */
function withCaption(block: Block): Block {
  const { tag, name, content } = block;
  const [first, ...rest] = name === undefined ? content : [{ kind: 'text' as const, text: name }, ...content];
  const [, fence = '', title, text = ''] = /^\s*(```ts\n)?<caption>(.*?)<\/caption>\s*(.*)$/s.exec(first?.text ?? '') ?? [];
  if (tag !== '@example' || first === undefined || title === undefined) return block;
  const shown = `${fence}${text}`.replace(/^```ts\s*```$/, '').trim();
  return { tag, name: title.replace(/\s+/g, ' ').trim(), content: shown === '' ? rest : [{ ...first, text: `${fence}${text}` }, ...rest] };
}

/** Moves code that begins on the line of `@example` into the content: TypeDoc mistakes it for the title. */
function withCodeInContent(block: Block): Block {
  const { tag, name, content } = block;
  if (tag !== '@example' || name === undefined || !/^(?:`{3}|~{3})|\n/.test(name)) return block;
  const rest: readonly CommentDisplayPart[] = content.length === 0 ? [] : [{ kind: 'text', text: '\n' }, ...content];
  return { tag, content: [{ kind: 'code', text: name }, ...rest] };
}

function goesOn({ tag, content }: CommentTag): boolean {
  return (
    namingTags.has(tag) &&
    content
      .map(({ text }) => text)
      .join('')
      .trim()
      .includes('\n')
  );
}

/** Text of `@param name` or `@typeParam name`. */
export function convertParameterText(
  reflection: ParameterReflection | TypeParameterReflection,
  extraction: Extraction,
): Markdown | undefined {
  const summary = reflection.comment?.summary ?? [];
  if (summary.length === 0) return undefined;
  const tag = { name: reflection.isParameter() ? '@param' : '@typeParam', subject: reflection.name };
  return convertTagged(summary, { reflection, extraction, tag });
}

/** Converts a text that may come from a tag of its parent or from the item's own comment. Only the place of the text says which. */
export function convertTagged(parts: readonly CommentDisplayPart[], request: PartsRequest): Markdown {
  const tagged = convertParts(parts, request);
  return tagged.place?.line === undefined ? convertParts(parts, { ...request, tag: undefined }) : tagged;
}

interface PartsRequest extends Omit<TextQuery, 'parts'> {
  readonly extraction: Extraction;
}

/** Markdown with the line breaks of the source, so that a line of it is a line of the file. */
function convertParts(parts: readonly CommentDisplayPart[], { reflection, extraction, tag }: PartsRequest): Markdown {
  if (parts.length === 0) return { text: '' };
  const origin = findText({ parts, reflection, tag }, extraction);
  let cursor = origin?.pos ?? 0;
  let text = '';
  for (const part of parts) {
    const [bracket, label] = (part.kind === 'inline-tag' && isLink(part) && /(?<!\\)\[([^[\]]+)\]$/.exec(text)) || [''];
    const link = part.kind === 'inline-tag' ? convertLink(part, { origin, from: cursor, label, reflection, extraction }) : undefined;
    text = `${text.slice(0, text.length - bracket.length)}${link?.text ?? part.text}`;
    cursor = link?.end ?? cursor;
  }
  const place = origin === undefined ? fileOf(reflection, extraction) : placeOf(origin, extraction);
  return place === undefined ? { text } : { text, place };
}

/** Converts a block. A name or type before its text becomes code before the text, and the name of an example becomes its title. */
function convertBlock({ tag: written, name, typeAnnotation, content }: Block, request: PartsRequest): CommentBlock {
  const tag = written === '@exception' ? '@throws' : written;
  const converted = convertParts(content, request);
  if (describingTags.has(tag)) return describing(tag, content, converted);
  if (namingTags.has(tag)) return { tag: '@remarks', content: describing(tag, content, converted).content };
  if (tag === '@example' && name !== undefined) return { tag, title: name, content: converted };
  const subject = name ?? typeAnnotation?.replace(/^\{|\}$/g, '');
  if (subject === undefined) return { tag, content: converted };
  return { tag, content: { ...converted, text: [`\`${subject}\``, converted.text].filter((part) => part !== '').join(': ') } };
}

/** The name is a line of its own in the source; the text keeps its place by keeping the line, empty. */
function describing(tag: string, content: readonly CommentDisplayPart[], converted: Markdown): CommentBlock {
  const [title = ''] = content
    .map(({ text }) => text)
    .join('')
    .trim()
    .split('\n');
  return { tag, title: title.trim(), content: { ...converted, text: converted.text.trimStart().replace(/^.*/, '') } };
}
