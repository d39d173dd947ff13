import type { ApiSymbol } from '../model/api.ts';
import type { Backlinks, DocumentBacklink, TypeUses } from '../model/backlinks.ts';
import type { Heading } from '../model/document.ts';
import type { MessageKey, Messages } from '../model/messages.ts';
import type { SymbolId } from '../model/type.ts';
import { sectionIds } from './itemGroups.ts';
import { type ListPart, listParts } from './listParts.ts';

/** A list of what uses a symbol, under a title of its own. */
export interface UsedByList {
  readonly title: MessageKey;
  readonly users: readonly SymbolId[] | readonly DocumentBacklink[];
  /** Those that the symbol's own page shows. Another page has the whole list. */
  readonly shown: readonly (SymbolId | DocumentBacklink)[];
}

/** How many entries of a list are shown, if that leaves out more than a few. */
const firstUsers = 8;
const fewUsers = 3;

/** The entries of a list that are shown on a page about something else. */
export function shownUsers<T>(users: readonly T[]): readonly T[] {
  return users.slice(0, users.length <= firstUsers + fewUsers ? users.length : firstUsers);
}

/** Documents have long names. */
const firstDocuments = 3;

const titles: readonly (readonly [list: keyof TypeUses, title: MessageKey])[] = [
  ['acceptedBy', 'acceptedBy'],
  ['returnedBy', 'returnedBy'],
  ['guards', 'recognizedBy'],
  ['containedIn', 'containedIn'],
  ['values', 'variables'],
];

/** The lists that have entries, in the order of the page. */
export function usedByLists(backlinks: Backlinks): readonly UsedByList[] {
  const lists: readonly UsedByList[] = [
    ...titles.map(([list, title]) => ({ title, users: backlinks[list], shown: shownUsers(backlinks[list]) })),
    { title: 'documents', users: backlinks.documents, shown: backlinks.documents.slice(0, firstDocuments) },
  ];
  return lists.filter(({ users }) => users.length > 0);
}

/** The parts of a list that is too long even for the page of all users. */
export function userParts({ title, users }: UsedByList): readonly ListPart<SymbolId | DocumentBacklink>[] {
  return listParts<SymbolId | DocumentBacklink>({
    id: title,
    entries: users,
    nameOf: (user) => (typeof user === 'string' ? userName(user) : user.title),
  });
}

/** Whether a symbol has more users than its page shows. */
export function hasManyUsers(backlinks: Backlinks): boolean {
  return usedByLists(backlinks).some(({ users, shown }) => users.length > shown.length);
}

/** The section's heading, for the table of contents. */
export function usedByHeadings(symbol: ApiSymbol, backlinks: Backlinks | undefined, messages: Messages): readonly Heading[] {
  if (backlinks === undefined || usedByLists(backlinks).length === 0) return [];
  return [{ level: 2, id: sectionIds(symbol)('used-by'), text: messages.usedBy }];
}

/** What readers call a symbol or member: `parse`, `GraphQLSchema.getType`, `new GraphQLSchema`. A value that is called has its own name. */
export function userName(id: SymbolId): string {
  const [, name = id, anchor] = /^[^/]*\/[^:]*:[^/]*\/([^#]*)(?:#(.*))?$/.exec(id) ?? [];
  if (anchor === undefined || anchor === 'call-signature') return name;
  return anchor === 'constructor' || anchor === 'construct-signature' ? `new ${name}` : `${name}.${anchor.replace(/^static-/, '')}`;
}

/** What extends, or implements, a symbol, where its page would grow with them. */
interface SubtypeList {
  readonly title: string;
  /** Empty where the page lists all of them. */
  readonly parts: readonly ListPart<SymbolId>[];
}

/** The lists of symbols that extend a symbol and of those that implement it. */
export function subtypeLists(
  { extendedBy, implementedBy }: ApiSymbol,
  messages: Messages,
): Readonly<Record<'extendedBy' | 'implementedBy', SubtypeList>> {
  return {
    extendedBy: { title: messages.extendedBy, parts: partsOf('extended-by', extendedBy) },
    implementedBy: { title: messages.implementedBy, parts: partsOf('implemented-by', implementedBy) },
  };
}

/** Subtypes are always of the package itself. */
function partsOf(id: string, types: ApiSymbol['extendedBy']): readonly ListPart<SymbolId>[] {
  const ids = types.flatMap((type) => (type.kind === 'reference' && 'id' in type.target ? [type.target.id] : []));
  return listParts({ id, entries: ids, nameOf: userName });
}
