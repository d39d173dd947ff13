import type { ApiSymbol, Member } from '../model/api.ts';
import type { Comment, CommentBlock } from '../model/comment.ts';
import { fillMessage, type Messages } from '../model/messages.ts';
import type { Parameter, Signature, Type, TypeParameter } from '../model/type.ts';
import { blockOf } from './commentParts.ts';
import { describeItem } from './describedItem.ts';
import type { ListPart } from './listParts.ts';
import { longTextLast } from './longTextLast.ts';
import { type MemberGroup, memberGroups } from './memberGroups.ts';
import { commonSummary, overloadLabels } from './overloads.ts';
import type { Doc } from './signature/doc.ts';
import { textOfDoc } from './signature/layoutDoc.ts';
import { printMember } from './signature/printMember.ts';
import { printFunction } from './signature/printSymbol.ts';
import { type TextSection, textSections } from './textSections.ts';
import { fieldSections } from './typeFields.ts';
import { subtypeLists } from './usedByLists.ts';

/*
 * The contents of a page or a member, as data. A page and its table of contents are made from the same sections, so they cannot differ. A
 * `key` identifies a section on its level and becomes the heading's id.
 */

export type Section = TextSection | ({ readonly key: string; readonly title: string } & SectionContent);

type SectionContent =
  | { readonly kind: 'type-parameters'; readonly typeParameters: readonly TypeParameter[] }
  | { readonly kind: 'parameters'; readonly parameters: readonly Parameter[] }
  | { readonly kind: 'returns'; readonly type: Type; readonly text?: CommentBlock | undefined }
  | OverloadContent
  /** Overloads that nothing is said of, each in one line. */
  | { readonly kind: 'more-overloads'; readonly lines: readonly string[] }
  | { readonly kind: 'hierarchy'; readonly rows: readonly HierarchyRow[] }
  | MembersContent;

interface MembersContent {
  readonly kind: 'members';
  readonly group: MemberGroup;
  /** Members that have a row above the details. Default: none. */
  readonly rows?: readonly Member[] | undefined;
}

interface OverloadContent {
  readonly kind: 'overload';
  readonly declaration: Doc;
  readonly signature: Signature;
  /** Whether all overloads have its text, and nothing else is said of them together. It is then shown once above them. */
  readonly isCommon: boolean;
  readonly sections: readonly Section[];
}

export interface HierarchyRow {
  readonly label: string;
  readonly types: readonly Type[];
  /** In place of the types, where there are too many for the page. */
  readonly parts: readonly ListPart<unknown>[];
}

/**
 * The sections of a symbol's page. Examples come first: they say most in least time. The declaration above has type parameters, too, so they
 * come after members.
 */
export function symbolSections(symbol: ApiSymbol, messages: Messages): readonly Section[] {
  const item = describeItem(symbol);
  const { comment, signature, overloads } = item;
  const texts = textSections(comment, messages);
  const typeParameters = typeParameterSections(symbol.typeParameters, messages);
  const hasMembers = symbol.members.length > 0;
  return [
    ...texts.filter(isExamples),
    ...(hasMembers ? [] : typeParameters),
    ...(signature === undefined ? [] : callSections(signature, comment, messages)),
    ...overloadSections(
      item,
      overloads.map((overload) => printFunction(symbol.name, overload)),
      messages,
    ),
    ...(hasMembers ? [] : fieldSections(symbol.type, messages)),
    ...texts.filter((section) => !isExamples(section)),
    ...memberGroups(symbol.members, messages).map((group): Section => ({ kind: 'members', key: group.key, title: group.title, group })),
    ...(hasMembers ? typeParameters : []),
    ...hierarchySections(symbol, messages),
  ];
}

/** Whether a section has the examples of a comment. */
export function isExamples(section: Section): boolean {
  return section.kind === 'text' && section.key === 'examples';
}

/** The sections of a member: what its signature alone doesn't say. */
export function memberSections(member: Member, messages: Messages): readonly Section[] {
  const item = describeItem(member);
  const { comment, signature } = item;
  const calls = signature === undefined ? [] : callSections(signature, comment, messages);
  return [
    ...calls.filter(saysMore),
    ...fieldSections(member.type, messages),
    ...foldedOverloads(overloadSections(item, printMember(member, { isLinked: false }), messages).map(withoutRepetition), messages),
    ...textSections(comment, messages),
  ];
}

/** With tables, the section "Returns" is only shown if the comment describes the result: its type is in the declaration. */
export function withoutBareReturns(sections: readonly Section[]): readonly Section[] {
  return sections
    .filter((section) => section.kind !== 'returns' || section.text !== undefined)
    .map((section) => (section.kind === 'overload' ? { ...section, sections: withoutBareReturns(section.sections) } : section));
}

function withoutRepetition(section: Section): Section {
  return section.kind === 'overload' ? { ...section, sections: section.sections.filter(saysMore) } : section;
}

function saysMore(section: Section): boolean {
  if (section.kind === 'type-parameters') return section.typeParameters.some(({ comment }) => comment !== undefined);
  if (section.kind === 'returns') return section.text !== undefined;
  if (section.kind !== 'parameters') return true;
  return section.parameters.some(
    ({ comment, defaultValue, parts }) => comment !== undefined || defaultValue !== undefined || parts.length > 0,
  );
}

/**
 * A member shows so many overloads in full, and those that nothing is said of in its heading alone. Some commands of databases have more than a
 * hundred, which would make pages of megabytes.
 */
const mostOverloads = 10;

function foldedOverloads(sections: readonly Section[], messages: Messages): readonly Section[] {
  if (sections.length <= mostOverloads && sections.every((one) => one.kind === 'overload' && saysNothing(one))) return [];
  const folded = sections.slice(mostOverloads).flatMap((one) => (one.kind === 'overload' && saysNothing(one) ? [one] : []));
  if (folded.length < 2) return sections;
  const title = fillMessage(messages.moreOverloads, { count: folded.length });
  const lines = folded.map(({ declaration }) => textOfDoc(declaration));
  return [
    ...sections.filter((one) => !folded.some((other) => other === one)),
    { kind: 'more-overloads', key: 'more-overloads', title, lines },
  ];
}

/** Whether the declaration of an overload says all of it. */
function saysNothing({ signature: { comment }, isCommon, sections }: OverloadContent): boolean {
  const isBare = comment === undefined || (isCommon && comment.blocks.length === 0 && comment.modifiers.length === 0);
  return isBare && sections.length === 0;
}

function overloadSections(
  { overloads, summary }: ReturnType<typeof describeItem>,
  declarations: readonly Doc[],
  messages: Messages,
): readonly Section[] {
  const labels = overloadLabels(overloads);
  const isCommon = commonSummary(overloads)?.text === (summary?.text ?? '');
  const last = overloads.map((signature) => ({ ...signature, comment: longTextLast(signature.comment) }));
  return last.map((signature, index) => ({
    kind: 'overload',
    key: `overload-${index + 1}`,
    title: `${fillMessage(messages.overload, { number: index + 1 })} ${labels[index] ?? ''}`.trim(),
    declaration: declarations[index] ?? '',
    signature,
    isCommon,
    sections: [...callSections(signature, signature.comment, messages), ...textSections(signature.comment, messages)],
  }));
}

function callSections(signature: Signature, comment: Comment | undefined, messages: Messages): readonly Section[] {
  const { parameters, returnType, typeParameters } = signature;
  const text = blockOf(comment, '@returns', '@return');
  const isVoid = returnType.kind === 'intrinsic' && returnType.name === 'void';
  return [
    ...typeParameterSections(typeParameters, messages),
    ...(parameters.length === 0 ? [] : [{ kind: 'parameters', key: 'parameters', title: messages.parameters, parameters } as const]),
    ...(isVoid && text === undefined
      ? []
      : [{ kind: 'returns', key: 'returns', title: messages.returns, type: returnType, text } as const]),
    ...fieldSections(returnType, messages),
  ];
}

function typeParameterSections(typeParameters: readonly TypeParameter[], messages: Messages): readonly Section[] {
  if (typeParameters.length === 0) return [];
  return [{ kind: 'type-parameters', key: 'type-parameters', title: messages.typeParameters, typeParameters }];
}

function hierarchySections(symbol: ApiSymbol, messages: Messages): readonly Section[] {
  const subtypes = subtypeLists(symbol, messages);
  const rows = [
    { label: messages.extends, types: symbol.extends, parts: [] },
    { label: messages.implements, types: symbol.implements, parts: [] },
    { label: messages.extendedBy, types: symbol.extendedBy, parts: subtypes.extendedBy.parts },
    { label: messages.implementedBy, types: symbol.implementedBy, parts: subtypes.implementedBy.parts },
  ].filter(({ types }) => types.length > 0);
  return rows.length === 0 ? [] : [{ kind: 'hierarchy', key: 'hierarchy', title: messages.hierarchy, rows }];
}
