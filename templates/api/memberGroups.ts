import type { Member, MemberKind } from '../../renderer/model/api.ts';
import type { Words } from '../../renderer/model/words.ts';
import { nameIds } from './nameIds.ts';

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
 * Members in groups, in the order in which a page lists them: the author's own by name (`@category`, `@group`), then what is in none of
 * those by kind. Groups without members are left out.
 */
export function memberGroups(members: readonly Member[], words: Words): readonly MemberGroup[] {
  const authored = authoredGroups(members);
  const others = members.filter((member) => namesOf(member).length === 0);
  const byKind = kindGroups.map(({ key, kinds, title }) => {
    return memberGroup({ key, title: words[title], members: others.filter(({ kind }) => kinds.includes(kind)) });
  });
  return [...authored, ...byKind].filter((group) => group.members.length + group.fromOutside.length > 0);
}

function authoredGroups(members: readonly Member[]): readonly MemberGroup[] {
  const ids = nameIds('category', [...new Set(members.flatMap(namesOf))].sort());
  return [...ids].map(([title, key]) => memberGroup({ key, title, members: members.filter((one) => namesOf(one).includes(title)) }));
}

/** One at most: a member has one address on its page. */
function namesOf({ grouping }: Member): readonly string[] {
  return (grouping?.categories ?? grouping?.groups ?? []).slice(0, 1);
}

function memberGroup({ key, title, members }: Omit<MemberGroup, 'fromOutside'>): MemberGroup {
  return { key, title, members: members.filter((member) => !isFromOutside(member)), fromOutside: members.filter(isFromOutside) };
}

const kindGroups: readonly { readonly key: string; readonly kinds: readonly MemberKind[]; readonly title: keyof Words }[] = [
  { key: 'constructors', kinds: ['constructor'], title: 'constructors' },
  { key: 'call-signatures', kinds: ['call', 'construct'], title: 'callSignatures' },
  { key: 'index-signatures', kinds: ['index'], title: 'indexSignatures' },
  { key: 'members', kinds: ['enum-member'], title: 'enumMembers' },
  { key: 'properties', kinds: ['property'], title: 'properties' },
  { key: 'accessors', kinds: ['accessor'], title: 'accessors' },
  { key: 'methods', kinds: ['method'], title: 'methods' },
];

function isFromOutside({ flags, inheritedFrom }: Member): boolean {
  if (inheritedFrom === undefined) return false;
  const target = inheritedFrom.kind === 'reference' ? inheritedFrom.target.kind : 'unknown';
  return flags.isExternal === true || target === 'global' || target === 'external';
}
