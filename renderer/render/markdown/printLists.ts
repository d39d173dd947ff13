import type { ApiModule, ApiPackage, ApiSymbol } from '../../model/api.ts';
import type { DocumentBacklink } from '../../model/backlinks.ts';
import { fillMessage, type Messages } from '../../model/messages.ts';
import type { SymbolList } from '../../model/plan.ts';
import type { SymbolId } from '../../model/type.ts';
import { isDeprecated, summaryOf } from '../../presentation/commentParts.ts';
import { exportedItem } from '../../presentation/exportedItem.ts';
import { type ListPart, symbolParts } from '../../presentation/listParts.ts';
import { hasReferences, referenceGroups } from '../../presentation/referenceGroups.ts';
import { type GroupingChoice, isByCategory, type SymbolGroup, symbolGroups } from '../../presentation/symbolGroups.ts';
import { type UsedByList, usedByLists, userName, userParts } from '../../presentation/usedByLists.ts';
import { type AlternateContext, heading, joinBlocks } from './alternateContext.ts';
import { codeSpan, destination, escapeMarkdown, link } from './inlineMarkdown.ts';

/** A part of a list that is too long for the page that it belongs to. */
export function printListPage(list: SymbolList, context: AlternateContext): string {
  return joinBlocks([heading(1, escapeMarkdown(`${list.heading}: ${list.title}`)), printListEntries(list, context)]);
}

function printListEntries({ symbols, references, users }: SymbolList, context: AlternateContext): string {
  if (users !== undefined) return users.map((user) => `- ${printUser(user, context)}`).join('\n');
  return references === undefined ? symbols.map((symbol) => printEntry(symbol, context)).join('\n') : printNames(references, [], context);
}

export interface IndexRequest extends Omit<GroupingChoice, 'messages'> {
  readonly context: AlternateContext;
  /** Whether categories with pages are links to these, instead of lists of their items. Default: false. */
  readonly isShort?: boolean | undefined;
}

/** Symbols by category or kind, each with the first sentence about it. */
export function printIndex(symbols: readonly ApiSymbol[], { context, isShort = false, ...choice }: IndexRequest): string {
  const groups = symbolGroups(symbols, { ...choice, messages: context.messages });
  return joinBlocks(
    groups.map((group) => {
      const href = isShort && isByCategory(group) ? context.hrefOfCategory(group.id) : undefined;
      return href === undefined ? printGroup(group, { level: 2, listId: group.id, context }) : printShortGroup(group, href, context);
    }),
  );
}

function printShortGroup({ title, text, symbols }: SymbolGroup, href: string, context: AlternateContext): string {
  const all = link(fillMessage(context.messages.categoryItems, { title, count: symbols.length }), href);
  return joinBlocks([heading(2, escapeMarkdown(title)), text === undefined ? '' : context.text(text, 2), all]);
}

interface GroupRequest {
  readonly level: number;
  readonly listId: string;
  readonly context: AlternateContext;
}

/** A group of symbols below its heading. */
export function printGroup({ title, text, symbols, groups }: SymbolGroup, { level, listId, context }: GroupRequest): string {
  const entries = groups.length > 0 ? '' : printEntries(listId, symbols, context);
  const inner = groups.map((group) => printGroup(group, { level: level + 1, listId: `${listId}-${group.id}`, context }));
  return joinBlocks([heading(level, escapeMarkdown(title)), text === undefined ? '' : context.text(text, level), ...inner, entries]);
}

/** All of a short list; the way to the parts of a long one. */
function printEntries(id: string, symbols: readonly ApiSymbol[], context: AlternateContext): string {
  const parts = symbolParts(id, symbols);
  return parts.length > 0 ? printParts(parts, context) : symbols.map((one) => printEntry(one, context)).join('\n');
}

function printParts(parts: readonly ListPart<unknown>[], context: AlternateContext): string {
  return parts.map(({ id, title }) => `- ${link(title, context.hrefOfList(id))}`).join('\n');
}

/** `- [parse](…): Parses a source.` */
export function printEntry(symbol: ApiSymbol, context: AlternateContext): string {
  return `- ${link(symbol.qualifiedName, context.href(symbol.id))}${sentenceOf(symbol, context)}`;
}

function sentenceOf(symbol: ApiSymbol | undefined, context: AlternateContext): string {
  const summary = symbol && summaryOf(symbol);
  const warning = symbol !== undefined && isDeprecated(symbol) ? deprecationMark(context.messages) : '';
  const texts = [warning, summary === undefined ? '' : context.firstSentence(summary)].filter((text) => text !== '');
  return texts.length === 0 ? '' : `: ${texts.join(' ')}`;
}

/** What comes before the text about a deprecated item of a list. */
export function deprecationMark({ deprecated }: Pick<Messages, 'deprecated'>): string {
  return `**${escapeMarkdown(deprecated)}.**`;
}

/** The re-exports of an entry point. */
export function printReferences(module: ApiModule, pkg: ApiPackage, context: AlternateContext): string {
  if (!hasReferences(module)) return '';
  const namespaces = (module.namespaces ?? []).map(({ name, module: target }) => `- ${link(name, context.hrefOfModule(pkg.slug, target))}`);
  const groups = referenceGroups(module, pkg.symbols, context.messages);
  return joinBlocks([
    heading(2, context.messages.references),
    namespaces.join('\n'),
    ...groups.flatMap(({ title, references, parts }) => [
      groups.length > 1 ? heading(3, escapeMarkdown(title)) : '',
      parts.length > 0 ? printParts(parts, context) : printNames(references, pkg.symbols, context),
    ]),
  ]);
}

/** With the first sentence of each, as the package's overview has them. */
export function printNames(references: ApiModule['references'], symbols: readonly ApiSymbol[], context: AlternateContext): string {
  const byId = new Map(symbols.map((symbol) => [symbol.id, symbol]));
  return references
    .map(({ name, target, comment, outside }) => {
      const symbol = outside?.symbol ?? byId.get(target);
      return `- ${link(name, context.href(target))}${sentenceOf(symbol && exportedItem(symbol, comment), context)}`;
    })
    .join('\n');
}

/** Everything that uses a symbol, on a page of its own. */
export function printUsersPage(symbol: ApiSymbol, context: AlternateContext): string {
  const title = `${escapeMarkdown(symbol.qualifiedName)}: ${context.messages.usedBy}`;
  return joinBlocks([heading(1, title), printUsers(symbol, { shown: 'all', level: 2, context })]);
}

interface UsersRequest {
  readonly shown: 'some' | 'all';
  /** Of the heading. */
  readonly level: number;
  readonly context: AlternateContext;
}

/** The lists of what uses a symbol, below their heading. */
export function printUsers(symbol: ApiSymbol, { shown, level, context }: UsersRequest): string {
  const backlinks = context.usedBy(symbol.id);
  const lists = backlinks === undefined ? [] : usedByLists(backlinks);
  if (lists.length === 0) return '';
  const texts = lists.map((list) => {
    const isCut = shown === 'some' && list.users.length > list.shown.length;
    const all = isCut ? [link(fillMessage(context.messages.showAll, { count: list.users.length }), context.hrefOfUsers(symbol.id))] : [];
    return `- ${escapeMarkdown(context.messages[list.title])}: ${[...printList(list, shown, context), ...all].join(', ')}`;
  });
  return joinBlocks([heading(level, context.messages.usedBy), texts.join('\n')]);
}

function printList(list: UsedByList, shown: 'some' | 'all', context: AlternateContext): readonly string[] {
  const parts = shown === 'all' ? userParts(list) : [];
  if (parts.length > 0) return parts.map(({ id, title }) => link(title, context.hrefOfList(id)));
  return (shown === 'all' ? list.users : list.shown).map((user) => printUser(user, context));
}

/** A symbol, member or document as a link. */
function printUser(user: SymbolId | DocumentBacklink, context: AlternateContext): string {
  if (typeof user !== 'string')
    return link(user.section === undefined ? user.title : `${user.title}: ${user.section}`, context.hrefOfPage(user.href));
  const href = context.href(user);
  const name = codeSpan(userName(user));
  return href === undefined ? name : `[${name}](${destination(href)})`;
}
