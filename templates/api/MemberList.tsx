import type { ReactNode } from 'react';
import type { Member } from '../../renderer/model/api.ts';
import type { MemberGroup } from '../../renderer/presentation/memberGroups.ts';
import { useRenderContext } from '../context.ts';
import { MemberEntry } from './MemberEntry.tsx';

/** Members of one kind in detail. Those that come from outside of the package are folded: they say nothing about it. */
export function MemberList({ group: { members, fromOutside } }: { readonly group: MemberGroup }): ReactNode {
  const { messages } = useRenderContext();
  return (
    <>
      <Entries members={members} />
      {fromOutside.length > 0 && (
        <details className="inherited">
          <summary>{messages.inheritedMembers}</summary>
          <Entries members={fromOutside} />
        </details>
      )}
    </>
  );
}

function Entries({ members }: { readonly members: readonly Member[] }): ReactNode {
  return members.map((member) => <MemberEntry key={member.anchor} member={member} />);
}
