import type { Member, MemberKind, MemberRole } from '../model/api.ts';
import type { Messages } from '../model/messages.ts';
import { isDeprecated } from './commentParts.ts';
import { nameIds } from './symbolGroups.ts';

/** Members of one kind, under one heading. */
export interface MemberGroup {
  readonly key: string;
  readonly title: string;
  /** Declared in the package, be it in a type that this one extends. */
  readonly members: readonly Member[];
  /** Inherited from outside: `Error.message`. */
  readonly fromOutside: readonly Member[];
}

/**
 * Members in groups, in the order of the page: groups of `@category` and `@group` by name, then all other members by kind. Empty groups are
 * omitted. Deprecated members and those with computed names come last.
 */
export function memberGroups(members: readonly Member[], messages: Messages): readonly MemberGroup[] {
  const authored = authoredGroups(members);
  const others = members.filter((member) => member.role === undefined && namesOf(member).length === 0);
  const byRole = roleGroups.map(({ key, role }) => {
    return memberGroup({ key, title: messages[key], members: members.filter((member) => member.role === role) });
  });
  const byKind = kindGroups.map(({ key, kinds, title }) => {
    return memberGroup({ key, title: messages[title], members: others.filter(({ kind }) => kinds.includes(kind)) });
  });
  const groups = [...byRole, ...authored, ...byKind].filter((group) => group.members.length + group.fromOutside.length > 0);
  return lastOf(groups, (group) => [...group.members, ...group.fromOutside].every(isComputed));
}

function authoredGroups(members: readonly Member[]): readonly MemberGroup[] {
  const ids = nameIds('category', [...new Set(members.flatMap(namesOf))].sort());
  return [...ids].map(([title, key]) => memberGroup({ key, title, members: members.filter((one) => namesOf(one).includes(title)) }));
}

/** One at most: a member has one address on its page. */
function namesOf({ grouping, role }: Member): readonly string[] {
  return role !== undefined ? [] : (grouping?.categories ?? grouping?.groups ?? []).slice(0, 1);
}

function memberGroup({ key, title, members }: Omit<MemberGroup, 'fromOutside'>): MemberGroup {
  const sorted = lastOf(lastOf(members, isComputed), isDeprecated);
  return { key, title, members: sorted.filter((member) => !isFromOutside(member)), fromOutside: sorted.filter(isFromOutside) };
}

/** Whether only the language or a runtime looks a member up: `[Symbol.toStringTag]`. */
function isComputed({ kind, name }: Member): boolean {
  return kind !== 'index' && name.startsWith('[');
}

function lastOf<T>(items: readonly T[], isLast: (item: T) => boolean): readonly T[] {
  return [...items.filter((item) => !isLast(item)), ...items.filter(isLast)];
}

const roleGroups: readonly { readonly key: 'props' | 'events' | 'slots'; readonly role: MemberRole }[] = [
  { key: 'props', role: 'prop' },
  { key: 'events', role: 'event' },
  { key: 'slots', role: 'slot' },
];

const kindGroups: readonly { readonly key: string; readonly kinds: readonly MemberKind[]; readonly title: keyof Messages }[] = [
  { key: 'constructors', kinds: ['constructor'], title: 'constructors' },
  { key: 'call-signatures', kinds: ['call'], title: 'callSignatures' },
  { key: 'construct-signatures', kinds: ['construct'], title: 'constructSignatures' },
  { key: 'index-signatures', kinds: ['index'], title: 'indexSignatures' },
  { key: 'members', kinds: ['enum-member'], title: 'enumMembers' },
  { key: 'properties', kinds: ['property'], title: 'properties' },
  { key: 'accessors', kinds: ['accessor'], title: 'accessors' },
  { key: 'methods', kinds: ['method'], title: 'methods' },
];

/** Whether a type of another package, or of the language, declares the member. */
export function isFromOutside({ flags, inheritedFrom }: Member): boolean {
  if (inheritedFrom === undefined) return false;
  const target = inheritedFrom.kind === 'reference' ? inheritedFrom.target.kind : 'unknown';
  return flags.isExternal === true || target === 'global' || target === 'external';
}

/** The title of a member in headings: its name, or its kind if it has none. A name of spaces is quoted, so that readers see it. */
export function memberTitle({ kind, name }: Member, messages: Messages): string {
  switch (kind) {
    case 'constructor':
      return messages.constructorName;
    case 'index':
      return messages.indexSignature;
    case 'call':
      return messages.callSignature;
    case 'construct':
      return messages.constructSignature;
    default:
      return name.trim() === '' ? `'${name}'` : name;
  }
}
