import type { ApiSymbol } from '../../model/api.ts';
import type { DocumentBacklink } from '../../model/backlinks.ts';
import type { SymbolId } from '../../model/type.ts';
import { type UsedByList, usedByLists, userName, userParts } from '../../presentation/usedByLists.ts';
import { type AlternateContext, heading, joinBlocks } from './alternateContext.ts';
import { codeSpan, escapeMarkdown } from './escapeMarkdown.ts';
import { destination, link } from './printReferences.ts';

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
  const texts = lists.map((list) => `- ${escapeMarkdown(context.messages[list.title])}: ${printList(list, shown, context)}`);
  return joinBlocks([heading(level, context.messages.usedBy), texts.join('\n')]);
}

function printList(list: UsedByList, shown: 'some' | 'all', context: AlternateContext): string {
  const { users, most } = list;
  const parts = shown === 'all' ? userParts(list) : [];
  if (parts.length > 0) return parts.map(({ id, title }) => link(title, context.list(id))).join(', ');
  return (shown === 'all' ? users : users.slice(0, most)).map((user) => printUser(user, context)).join(', ');
}

/** A symbol, member or document as a link. */
export function printUser(user: SymbolId | DocumentBacklink, context: AlternateContext): string {
  if (typeof user !== 'string')
    return link(user.section === undefined ? user.title : `${user.title}: ${user.section}`, context.page(user.href));
  const href = context.href(user);
  const name = codeSpan(userName(user));
  return href === undefined ? name : `[${name}](${destination(href)})`;
}
