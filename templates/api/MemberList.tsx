import type { ReactNode } from 'react';
import type { Member } from '../../renderer/model/api.ts';
import type { MemberGroup } from '../../renderer/presentation/memberGroups.ts';
import { isCompleteInIndex } from '../../renderer/presentation/memberIndex.ts';
import { useRenderContext } from '../context.ts';
import { GroupRows } from './GroupRows.tsx';
import { MemberEntry } from './MemberEntry.tsx';

export interface MemberListProps {
  readonly group: MemberGroup;
  /** Members with a row above the details. */
  readonly rows: readonly Member[];
}

/** Members of one kind at a glance, then in detail. Those that come from outside of the package are folded: they say nothing about it. */
export function MemberList({ group: { title, members, fromOutside }, rows }: MemberListProps): ReactNode {
  const { messages } = useRenderContext();
  const isComplete = (member: Member): boolean => isCompleteInIndex(member, messages);
  return (
    <>
      <GroupRows title={title} members={rows} />
      <Entries members={members} />
      {fromOutside.length > 0 && (
        <details className="inherited">
          <summary>{messages.inheritedMembers}</summary>
          <GroupRows title={messages.inheritedMembers} members={fromOutside.filter(isComplete)} />
          <Entries members={fromOutside.filter((member) => !isComplete(member))} />
        </details>
      )}
    </>
  );
}

function Entries({ members }: { readonly members: readonly Member[] }): ReactNode {
  return members.map((member) => <MemberEntry key={member.anchor} member={member} />);
}
