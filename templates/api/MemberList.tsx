import type { ReactNode } from 'react';
import { useRenderContext } from '../context.ts';
import { MemberEntry } from './MemberEntry.tsx';
import type { MemberGroup } from './memberGroups.ts';

/** Members of one kind. Those that come from outside of the package are folded: they say nothing about it. */
export function MemberList({ group: { members, fromOutside } }: { readonly group: MemberGroup }): ReactNode {
  const { words } = useRenderContext();
  return (
    <>
      {members.map((member) => (
        <MemberEntry key={member.anchor} member={member} />
      ))}
      {fromOutside.length > 0 && (
        <details className="inherited">
          <summary>{words.inheritedMembers}</summary>
          {fromOutside.map((member) => (
            <MemberEntry key={member.anchor} member={member} />
          ))}
        </details>
      )}
    </>
  );
}
