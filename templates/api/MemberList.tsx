import type { ReactNode } from 'react';
import type { Member } from '../../renderer/model/api.ts';
import { useRenderContext } from '../context.ts';
import { MemberEntry } from './MemberEntry.tsx';
import { isField, MemberTable } from './MemberTable.tsx';
import type { MemberGroup } from './memberGroups.ts';

/** Members of one kind. Those that come from outside of the package are folded: they say nothing about it. */
export function MemberList({ group: { title, members, fromOutside } }: { readonly group: MemberGroup }): ReactNode {
  const { words } = useRenderContext();
  return (
    <>
      <Entries title={title} members={members} />
      {fromOutside.length > 0 && (
        <details className="inherited">
          <summary>{words.inheritedMembers}</summary>
          <Entries title={words.inheritedMembers} members={fromOutside} />
        </details>
      )}
    </>
  );
}

interface EntriesProps {
  readonly title: string;
  readonly members: readonly Member[];
}

/** Where the site has tables, fields are in one; what can be called has more to say than a row holds. */
function Entries({ title, members }: EntriesProps): ReactNode {
  const { tables } = useRenderContext();
  const inTable = tables ? members.filter(isField) : [];
  return (
    <>
      {inTable.length > 0 && <MemberTable caption={title} members={inTable} />}
      {members
        .filter((member) => !inTable.includes(member))
        .map((member) => (
          <MemberEntry key={member.anchor} member={member} />
        ))}
    </>
  );
}
