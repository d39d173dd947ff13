import type { ApiSymbol, Member } from '../model/api.ts';
import type { Comment, Markdown } from '../model/comment.ts';
import type { Heading } from '../model/document.ts';
import type { Messages } from '../model/messages.ts';
import type { ObjectMember, Parameter, Type } from '../model/type.ts';
import { blockOf, hasTag } from './commentParts.ts';
import { sectionIds } from './itemGroups.ts';
import { isFromOutside } from './memberGroups.ts';
import { shownKeys } from './shownKeys.ts';
import type { UnexportedType } from './unexportedTypesOf.ts';

/** A section of a page or a member, in the form of its parameters. */
interface FieldsSection {
  readonly kind: 'parameters';
  readonly key: string;
  readonly title: string;
  readonly parameters: readonly Parameter[];
}

/**
 * The properties of types that a page mentions and that have no page: a section for each type whose author has described some. A page shows
 * each type once. A type is omitted if its texts are among the symbol's own members, or those of a base with a page. Properties that other packages
 * declare are omitted: the props of a button would include a hundred attributes of HTML.
 */
export function typeSections(types: readonly UnexportedType[], shown: readonly ApiSymbol[], messages: Messages): readonly FieldsSection[] {
  const texts = new Set(shown.flatMap(({ members }) => members.map(({ name, comment }) => textKey(name, comment))));
  const isShown = types.length === 0 ? () => true : shownKeys([...shown, ...types.map(({ symbol }) => symbol)]);
  return types.flatMap(({ cardId, symbol, hasFields }): readonly FieldsSection[] => {
    if (!hasFields) return [];
    const members = symbol.members.filter((member) => isShown(symbol.id, member.name) && !isFromOutside(member));
    const described = members.filter((member) => isDescribed(commentOf(member)) && !isExplained(member));
    if (described.length === 0 || described.every((member) => texts.has(textKey(member.name, commentOf(member))))) return [];
    const parameters = withInner(members.flatMap(fieldOfMember), messages);
    const title = `${symbol.name} (${messages.notExported})`;
    return [{ kind: 'parameters', key: `${cardId}-fields`, title, parameters }];
  });
}

/** The headings of these sections, for a table of contents. */
export function typeHeadings(types: readonly UnexportedType[], symbol: ApiSymbol, messages: Messages): readonly Heading[] {
  const ids = sectionIds(symbol);
  return typeSections(types, [symbol], messages).map(({ key, title }) => ({ level: 2, id: ids(key), text: title }));
}

/** The described properties within a type that is written out where it is used: `{ cache: { size: number } }`, or a list of such. */
export function fieldSections(type: Type | undefined, messages: Messages): readonly FieldsSection[] {
  const parameters = type === undefined ? [] : fieldsWithin(type, messages);
  return parameters.length === 0 ? [] : [{ kind: 'parameters', key: 'properties-within', title: messages.properties, parameters }];
}

interface Field {
  readonly name: string;
  readonly type: Type;
  readonly isOptional: boolean;
  readonly comment?: Comment | undefined;
  readonly defaultValue?: string | undefined;
}

function textKey(name: string, comment: Comment | undefined): string {
  return `${name} ${comment?.summary.text ?? ''}`;
}

function commentOf({ comment, signatures, getter, setter }: Member): Comment | undefined {
  return comment ?? getter?.comment ?? setter?.comment ?? signatures[0]?.comment;
}

function isDescribed(comment: Comment | undefined): boolean {
  return comment !== undefined && (comment.summary.text.trim() !== '' || hasTag(comment, '@deprecated'));
}

/** Whether the member is that of a type with a page. */
function isExplained({ inheritedFrom, overrides }: Member): boolean {
  return [inheritedFrom, overrides].some((one) => one?.kind === 'reference' && one.target.kind === 'symbol');
}

function fieldOfMember(member: Member): readonly Field[] {
  const { kind, name, flags, signatures, getter, setter, defaultValue } = member;
  const [signature] = signatures;
  const called: Type | undefined = signature && { kind: 'function', signature };
  const type = member.type ?? getter?.returnType ?? setter?.parameters[0]?.type ?? called;
  if (type === undefined || kind === 'call' || kind === 'construct' || kind === 'index') return [];
  return [{ name, type, isOptional: flags.isOptional === true, comment: commentOf(member), defaultValue }];
}

function fieldOfPart({ kind, name, type, signature, isOptional, comment }: ObjectMember): readonly Field[] {
  if (kind !== 'property' && kind !== 'method' && kind !== 'getter') return [];
  const held: Type | undefined = type ?? (signature && { kind: 'function', signature });
  return held === undefined ? [] : [{ name, type: held, isOptional, comment: comment ?? signature?.comment }];
}

/** The fields of all object literals in a type, if one of them is described. */
function fieldsWithin(type: Type, messages: Messages): readonly Parameter[] {
  const literals = literalsIn(type);
  const fields = literals.flatMap(({ members }) => withInner(members.flatMap(fieldOfPart), messages));
  return fields.some(({ comment }) => comment !== undefined) ? fields : [];
}

type ObjectType = Extract<Type, { readonly kind: 'object' }>;

/** Object literals that a value of the type is, or holds as elements. */
function literalsIn(type: Type): readonly ObjectType[] {
  switch (type.kind) {
    case 'object':
      return [type];
    case 'union':
    case 'intersection':
      return type.types.flatMap(literalsIn);
    case 'array':
      return literalsIn(type.element);
    case 'operator':
      return type.operator === 'readonly' ? literalsIn(type.type) : [];
    case 'reference':
      return type.target.kind === 'global' ? type.typeArguments.flatMap(literalsIn) : [];
    default:
      return [];
  }
}

/** Fields, each followed by those of the object that it holds. */
function withInner(fields: readonly Field[], messages: Messages, prefix = ''): readonly Parameter[] {
  return fields.flatMap((field) => {
    const { name, type, isOptional, comment, defaultValue } = field;
    const path = `${prefix}${name}`;
    const inner = literalsIn(type).flatMap(({ members }) => withInner(members.flatMap(fieldOfPart), messages, `${path}.`));
    const own: Parameter = {
      ...{ name: path, type, isOptional, isRest: false, parts: [] },
      defaultValue: defaultOf(comment) ?? defaultValue,
      comment: textOf(comment, messages),
    };
    return [own, ...(inner.some((one) => one.comment !== undefined) ? inner : [])];
  });
}

function textOf(comment: Comment | undefined, messages: Messages): Markdown | undefined {
  if (comment === undefined || !isDescribed(comment)) return undefined;
  if (!hasTag(comment, '@deprecated')) return comment.summary;
  const reason = blockOf(comment, '@deprecated')?.content.text ?? '';
  return { ...comment.summary, text: `**${messages.deprecated}** ${reason}\n\n${comment.summary.text}`.trim() };
}

/** A default is written as a fence of code, or as text. */
function defaultOf(comment: Comment | undefined): string | undefined {
  const text = blockOf(comment, '@defaultValue', '@default')?.content.text.trim();
  return text === undefined ? undefined : (/^```\w*\n([\s\S]*)\n```$/.exec(text)?.[1] ?? text);
}
