import { summaryOf } from '../../templates/api/commentParts.ts';
import { listedReferences, referenceParts } from '../../templates/api/listedReferences.ts';
import { type ListPart, symbolParts } from '../../templates/api/listParts.ts';
import { type GroupingChoice, isByCategory, type SymbolGroup, symbolGroups } from '../../templates/api/symbolGroups.ts';
import type { ApiModule, ApiSymbol } from '../model/api.ts';
import type { SymbolList } from '../model/plan.ts';
import { fillWords } from '../model/words.ts';
import { escapeMarkdown } from './escapeMarkdown.ts';
import { link } from './printInline.ts';
import { printUser } from './printUsers.ts';
import { heading, joinBlocks, type TwinContext } from './twinContext.ts';

/** A part of a list that is too long for the page that it belongs to. */
export function printListPage(list: SymbolList, context: TwinContext): string {
  return joinBlocks([heading(1, escapeMarkdown(`${list.heading}: ${list.title}`)), printListEntries(list, context)]);
}

function printListEntries({ symbols, references, users }: SymbolList, context: TwinContext): string {
  if (users !== undefined) return users.map((user) => `- ${printUser(user, context)}`).join('\n');
  return references === undefined ? symbols.map((symbol) => printEntry(symbol, context)).join('\n') : printNames(references, context);
}

export interface IndexRequest extends Omit<GroupingChoice, 'words'> {
  readonly context: TwinContext;
  /** Whether categories that have pages lead there instead of listing what is in them. Default: false. */
  readonly isShort?: boolean | undefined;
}

/** Symbols by category or kind, each with the first sentence about it. */
export function printIndex(symbols: readonly ApiSymbol[], { context, isShort = false, ...choice }: IndexRequest): string {
  const groups = symbolGroups(symbols, { ...choice, words: context.words });
  return joinBlocks(
    groups.map((group) => {
      const href = isShort && isByCategory(group) ? context.category(group.id) : undefined;
      return href === undefined ? printGroup(group, { level: 2, listId: group.id, context }) : printShortGroup(group, href, context);
    }),
  );
}

function printShortGroup({ title, text, symbols }: SymbolGroup, href: string, context: TwinContext): string {
  const all = link(fillWords(context.words.categoryItems, { title, count: symbols.length }), href);
  return joinBlocks([heading(2, escapeMarkdown(title)), text === undefined ? '' : context.text(text, 2), all]);
}

interface GroupRequest {
  readonly level: number;
  readonly listId: string;
  readonly context: TwinContext;
}

export function printGroup({ title, text, symbols, groups }: SymbolGroup, { level, listId, context }: GroupRequest): string {
  const entries = groups.length > 0 ? '' : printEntries(listId, symbols, context);
  const inner = groups.map((group) => printGroup(group, { level: level + 1, listId: `${listId}-${group.id}`, context }));
  return joinBlocks([heading(level, escapeMarkdown(title)), text === undefined ? '' : context.text(text, level), ...inner, entries]);
}

/** All of a short list; the way to the parts of a long one. */
function printEntries(id: string, symbols: readonly ApiSymbol[], context: TwinContext): string {
  const parts = symbolParts(id, symbols);
  return parts.length > 0 ? printParts(parts, context) : symbols.map((one) => printEntry(one, context)).join('\n');
}

function printParts(parts: readonly ListPart<unknown>[], context: TwinContext): string {
  return parts.map(({ id, title }) => `- ${link(title, context.list(id))}`).join('\n');
}

/** `- [parse](…): Parses a source.` */
export function printEntry(symbol: ApiSymbol, context: TwinContext): string {
  const summary = summaryOf(symbol);
  const sentence = summary === undefined ? '' : context.sentence(summary);
  return `- ${link(symbol.qualifiedName, context.href(symbol.id))}${sentence === '' ? '' : `: ${sentence}`}`;
}

export function printReferences(module: ApiModule, context: TwinContext): string {
  const references = listedReferences(module);
  if (references.length === 0) return '';
  const parts = referenceParts(module);
  return joinBlocks([
    heading(2, context.words.references),
    parts.length > 0 ? printParts(parts, context) : printNames(references, context),
  ]);
}

function printNames(references: ApiModule['references'], context: TwinContext): string {
  return references.map(({ name, target }) => `- ${link(name, context.href(target))}`).join('\n');
}
