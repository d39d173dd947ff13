import { type UsedByList, usedByLists, userName, userParts } from '../../templates/api/usedByLists.ts';
import type { ApiSymbol, SymbolId } from '../model/api.ts';
import type { DocumentBacklink } from '../model/backlinks.ts';
import { codeSpan, escapeMarkdown } from './escapeMarkdown.ts';
import { destination, link } from './printInline.ts';
import { heading, joinBlocks, type TwinContext } from './twinContext.ts';

/** Everything that uses a symbol, on a page of its own. */
export function printUsersPage(symbol: ApiSymbol, context: TwinContext): string {
  const title = `${escapeMarkdown(symbol.qualifiedName)}: ${context.words.usedBy}`;
  return joinBlocks([heading(1, title), printUsers(symbol, { shown: 'all', level: 2, context })]);
}

interface UsersRequest {
  readonly shown: 'some' | 'all';
  /** Of the heading. */
  readonly level: number;
  readonly context: TwinContext;
}

export function printUsers(symbol: ApiSymbol, { shown, level, context }: UsersRequest): string {
  const backlinks = context.usedBy(symbol.id);
  const lists = backlinks === undefined ? [] : usedByLists(backlinks);
  if (lists.length === 0) return '';
  const texts = lists.map((list) => `- ${escapeMarkdown(context.words[list.title])}: ${printList(list, shown, context)}`);
  return joinBlocks([heading(level, context.words.usedBy), texts.join('\n')]);
}

function printList(list: UsedByList, shown: 'some' | 'all', context: TwinContext): string {
  const { users, most } = list;
  const parts = shown === 'all' ? userParts(list) : [];
  if (parts.length > 0) return parts.map(({ id, title }) => link(title, context.list(id))).join(', ');
  return (shown === 'all' ? users : users.slice(0, most)).map((user) => printUser(user, context)).join(', ');
}

export function printUser(user: SymbolId | DocumentBacklink, context: TwinContext): string {
  if (typeof user !== 'string')
    return link(user.section === undefined ? user.title : `${user.title}: ${user.section}`, context.page(user.href));
  const href = context.href(user);
  const name = codeSpan(userName(user));
  return href === undefined ? name : `[${name}](${destination(href)})`;
}
