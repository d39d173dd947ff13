import type { Member } from '../../model/api.ts';
import type { Comment, CommentBlock } from '../../model/comment.ts';
import type { Parameter, ParameterPart, TypeParameter } from '../../model/type.ts';
import { blockOf, hasTag, stabilityOf } from '../../presentation/commentParts.ts';
import { describeItem } from '../../presentation/describedItem.ts';
import { type HierarchyRow, memberSections, type Section } from '../../presentation/itemSections.ts';
import { memberTitle } from '../../presentation/memberGroups.ts';
import { modifiersOf } from '../../presentation/modifiersOf.ts';
import { shownUsers, userName } from '../../presentation/usedByLists.ts';
import { type AlternateContext, heading, joinBlocks, listItem, quote } from './alternateContext.ts';
import { codeFence, codeSpan, destination, escapeMarkdown, link } from './inlineMarkdown.ts';
import { printDoc, printLines, printTypeSpan } from './printCode.ts';

/** The sections of a page or a member, in the order of the page: both are made from the same data. */
export function printSections(sections: readonly Section[], level: number, context: AlternateContext): string {
  return joinBlocks(
    sections.map((section) => joinBlocks([heading(level, escapeMarkdown(section.title)), printSection(section, level, context)])),
  );
}

function printSection(section: Section, level: number, context: AlternateContext): string {
  switch (section.kind) {
    case 'type-parameters':
      return section.typeParameters.map((each) => printTypeParameter(each, context)).join('\n');
    case 'parameters':
      return section.parameters.map((each) => printParameter(each, context)).join('\n');
    case 'returns':
      return joinBlocks([printTypeSpan(section.type, context), textOf(section.text, level + 1, context)]);
    case 'overload':
      return joinBlocks([
        printDoc(section.declaration),
        printDescription(section.signature.comment, level + 1, context),
        printSections(section.sections, level + 1, context),
      ]);
    case 'more-overloads':
      return codeFence(section.lines.join('\n'), 'ts');
    case 'hierarchy':
      return section.rows.map((row) => printRow(row, context)).join('\n');
    case 'members':
      return joinBlocks([...section.group.members, ...section.group.fromOutside].map((member) => printMember(member, level + 1, context)));
    case 'text':
      return printTexts(section.blocks, { level: level + 1, isList: section.isList, context });
  }
}

/** What an item is: a warning when it is deprecated, since when it exists, then its summary. */
export function printDescription(comment: Comment | undefined, level: number, context: AlternateContext): string {
  const deprecated = blockOf(comment, '@deprecated');
  const warning = hasTag(comment, '@deprecated')
    ? quote(joinBlocks([`**${context.messages.deprecated}**`, textOf(deprecated, level, context)]))
    : '';
  const stability = stabilityOf(comment, context.messages).map(escapeMarkdown).join(' · ');
  return joinBlocks([warning, stability === '' ? '' : `*${stability}*`, comment && context.text(comment.summary, level)]);
}

function printMember(member: Member, level: number, context: AlternateContext): string {
  const { messages } = context;
  const { comment } = describeItem(member);
  const isField = member.kind === 'property' || member.kind === 'enum-member';
  const block = blockOf(comment, '@defaultValue', '@default');
  const standard = block === undefined ? member.defaultValue && codeSpan(member.defaultValue) : printDefault(block, level, context);
  const value = standard === undefined ? [] : [`${messages.defaultValue}: ${standard}`];
  const sections = memberSections(member, messages);
  const hasOverloads = sections.some(({ kind }) => kind === 'overload');
  const declaration = isField
    ? member.type && [printTypeSpan(member.type, context), ...modifiersOf(member, messages), ...value].join(', ')
    : hasOverloads
      ? ''
      : printLines(context.layouts.member(member));
  return joinBlocks([
    heading(level, escapeMarkdown(memberTitle(member, messages))),
    declaration,
    printDescription(comment, level + 1, context),
    context.notes(member.notes),
    printSections(sections, level + 1, context),
    printNamers(member, context),
  ]);
}

/** The types that name a member of an enumeration. */
function printNamers({ namedIn }: Member, { messages, href }: AlternateContext): string {
  if (namedIn === undefined) return '';
  return `${escapeMarkdown(messages.containedIn)}: ${shownUsers(namedIn)
    .map((user) => link(userName(user), href(user)))
    .join(', ')}`;
}

function printParameter({ name, type, isRest, isOptional, defaultValue, comment, parts }: Parameter, context: AlternateContext): string {
  const { messages } = context;
  const facts = [
    printTypeSpan(type, context),
    ...(isOptional ? [messages.optional] : []),
    ...(defaultValue === undefined ? [] : [`${messages.defaultValue}: ${codeSpan(defaultValue)}`]),
  ];
  const head = `${codeSpan(isRest ? `...${name}` : name)}: ${facts.join(', ')}`;
  const inner = parts.map((part) => listItem(printPart(part, context)));
  return listItem(joinBlocks([head, comment && context.text(comment, 4), inner.join('\n')]));
}

function printPart({ name, comment, defaultValue }: ParameterPart, context: AlternateContext): string {
  const value = defaultValue === undefined ? [] : [`${context.messages.defaultValue}: ${codeSpan(defaultValue)}`];
  const text = comment === undefined ? [] : [context.text(comment, 4)];
  return `${codeSpan(name)}: ${[...value, ...text].join('. ')}`;
}

function printTypeParameter({ name, constraint, default: standard, comment }: TypeParameter, context: AlternateContext): string {
  const extended = constraint === undefined ? '' : ` extends ${printTypeSpan(constraint, context)}`;
  const value = standard === undefined ? '' : `, ${context.messages.defaultValue}: ${printTypeSpan(standard, context)}`;
  return listItem(joinBlocks([`${codeSpan(name)}${extended}${value}`, comment && context.text(comment, 4)]));
}

function printRow({ label, types, parts }: HierarchyRow, context: AlternateContext): string {
  const links = parts.map(({ id, title }) => `[${escapeMarkdown(title)}](${destination(context.hrefOfList(id))})`);
  return `- ${escapeMarkdown(label)}: ${(parts.length > 0 ? links : types.map((type) => printTypeSpan(type, context))).join(', ')}`;
}

interface TextsRequest {
  readonly level: number;
  readonly isList: boolean;
  readonly context: AlternateContext;
}

function printTexts(blocks: readonly CommentBlock[], { level, isList, context }: TextsRequest): string {
  if (isList) return blocks.map(({ content }) => listItem(context.text(content, level))).join('\n');
  return joinBlocks(
    blocks.map(({ title, content }) => {
      const shown = title === undefined ? '' : `**${context.text({ ...content, text: title }, level)}**`;
      return joinBlocks([shown, context.text(content, level)]);
    }),
  );
}

function textOf(block: CommentBlock | undefined, level: number, context: AlternateContext): string {
  return block === undefined ? '' : context.text(block.content, level);
}

/** TypeDoc writes a default of one line as a fence. It follows the type on the same line here. */
function printDefault(block: CommentBlock, level: number, context: AlternateContext): string {
  const code = /^```\w*\n([^\n]*)\n```$/.exec(block.content.text.trim())?.[1];
  return code === undefined ? textOf(block, level + 1, context) : codeSpan(code);
}
