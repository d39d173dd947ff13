import { blockOf } from '../../templates/api/commentParts.ts';
import { describeItem } from '../../templates/api/describedItem.ts';
import { type HierarchyRow, memberSections, type Section } from '../../templates/api/itemSections.ts';
import { memberTitle } from '../../templates/api/memberTitle.ts';
import type { Comment, CommentBlock, Member, Parameter, ParameterPart, TypeParameter } from '../model/api.ts';
import { codeSpan, escapeMarkdown } from './escapeMarkdown.ts';
import { printDoc, printLines, printTypeSpan } from './printCode.ts';
import { destination } from './printInline.ts';
import { heading, joinBlocks, listItem, quote, type TwinContext } from './twinContext.ts';

/** The sections of a page or a member, in the order of the page: both are made from the same data. */
export function printSections(sections: readonly Section[], level: number, context: TwinContext): string {
  return joinBlocks(
    sections.map((section) => joinBlocks([heading(level, escapeMarkdown(section.title)), printSection(section, level, context)])),
  );
}

function printSection(section: Section, level: number, context: TwinContext): string {
  switch (section.kind) {
    case 'type-parameters':
      return section.typeParameters.map((each) => printTypeParameter(each, context)).join('\n');
    case 'parameters':
      return section.parameters.map((each) => printParameter(each, context)).join('\n');
    case 'returns':
      return joinBlocks([printTypeSpan(section.type), textOf(section.text, level + 1, context)]);
    case 'overload':
      return joinBlocks([
        printDoc(section.declaration),
        printDescription(section.signature.comment, level + 1, context),
        printSections(section.sections, level + 1, context),
      ]);
    case 'hierarchy':
      return section.rows.map((row) => printRow(row, context)).join('\n');
    case 'members':
      return joinBlocks([...section.group.members, ...section.group.fromOutside].map((member) => printMember(member, level + 1, context)));
    case 'text':
      return printTexts(section.blocks, { level: level + 1, isList: section.isList, context });
  }
}

/** What an item is: a warning when it is deprecated, then its summary. */
export function printDescription(comment: Comment | undefined, level: number, context: TwinContext): string {
  const deprecated = blockOf(comment, '@deprecated');
  const isDeprecated = deprecated !== undefined || comment?.modifiers.includes('@deprecated') === true;
  const warning = isDeprecated ? quote(joinBlocks([`**${context.words.deprecated}**`, textOf(deprecated, level, context)])) : '';
  return joinBlocks([warning, comment && context.text(comment.summary, level)]);
}

/** What is inherited stands on many pages. */
function printMember(member: Member, level: number, context: TwinContext): string {
  if (member.inheritedFrom === undefined) return printMemberEntry(member, level, context);
  return context.repeated(`${level} ${JSON.stringify(member)}`, (own) => printMemberEntry(member, level, own));
}

function printMemberEntry(member: Member, level: number, context: TwinContext): string {
  const { words } = context;
  const { comment } = describeItem(member);
  const isField = member.kind === 'property' || member.kind === 'enum-member';
  const value = member.defaultValue === undefined ? '' : ` ${words.defaultValue}: ${codeSpan(member.defaultValue)}`;
  const hasOverloads = describeItem(member).overloads.length > 0;
  const declaration = isField
    ? member.type && `${printTypeSpan(member.type)}${value}`
    : hasOverloads
      ? ''
      : printLines(context.layouts.member(member));
  return joinBlocks([
    heading(level, escapeMarkdown(memberTitle(member, words))),
    declaration,
    printDescription(comment, level + 1, context),
    printSections(memberSections(member, words), level + 1, context),
  ]);
}

function printParameter({ name, type, isRest, isOptional, defaultValue, comment, parts }: Parameter, context: TwinContext): string {
  const { words } = context;
  const facts = [
    printTypeSpan(type),
    ...(isOptional ? [words.optional] : []),
    ...(defaultValue === undefined ? [] : [`${words.defaultValue}: ${codeSpan(defaultValue)}`]),
  ];
  const head = `${codeSpan(isRest ? `...${name}` : name)}: ${facts.join(', ')}`;
  const inner = parts.map((part) => listItem(printPart(part, context)));
  return listItem(joinBlocks([head, comment && context.text(comment, 4), inner.join('\n')]));
}

function printPart({ name, comment, defaultValue }: ParameterPart, context: TwinContext): string {
  const value = defaultValue === undefined ? [] : [`${context.words.defaultValue}: ${codeSpan(defaultValue)}`];
  const text = comment === undefined ? [] : [context.text(comment, 4)];
  return `${codeSpan(name)}: ${[...value, ...text].join('. ')}`;
}

function printTypeParameter({ name, constraint, default: standard, comment }: TypeParameter, context: TwinContext): string {
  const extended = constraint === undefined ? '' : ` extends ${printTypeSpan(constraint)}`;
  const value = standard === undefined ? '' : `, ${context.words.defaultValue}: ${printTypeSpan(standard)}`;
  return listItem(joinBlocks([`${codeSpan(name)}${extended}${value}`, comment && context.text(comment, 4)]));
}

function printRow({ label, types, parts }: HierarchyRow, context: TwinContext): string {
  const links = parts.map(({ id, title }) => `[${escapeMarkdown(title)}](${destination(context.list(id))})`);
  return `- ${escapeMarkdown(label)}: ${(parts.length > 0 ? links : types.map((type) => printTypeSpan(type))).join(', ')}`;
}

interface TextsRequest {
  readonly level: number;
  readonly isList: boolean;
  readonly context: TwinContext;
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

function textOf(block: CommentBlock | undefined, level: number, context: TwinContext): string {
  return block === undefined ? '' : context.text(block.content, level);
}
