import type { Member, MemberKind } from '../../renderer/model/api.ts';
import type { Words } from '../../renderer/model/words.ts';

/** Members of one kind, under one heading. */
export interface MemberGroup {
  readonly key: string;
  readonly title: string;
  /** Declared in the package, be it in a type that this one extends. */
  readonly members: readonly Member[];
  /** Inherited from outside: `Error.message`. */
  readonly fromOutside: readonly Member[];
}

/** Members by kind, in the order in which a page lists them; kinds without members are left out. */
export function memberGroups(members: readonly Member[], words: Words): readonly MemberGroup[] {
  return groups
    .map(({ key, kinds, title }) => {
      const ofKind = members.filter(({ kind }) => kinds.includes(kind));
      return {
        key,
        title: words[title],
        members: ofKind.filter((member) => !isFromOutside(member)),
        fromOutside: ofKind.filter(isFromOutside),
      };
    })
    .filter((group) => group.members.length + group.fromOutside.length > 0);
}

const groups: readonly { readonly key: string; readonly kinds: readonly MemberKind[]; readonly title: keyof Words }[] = [
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
