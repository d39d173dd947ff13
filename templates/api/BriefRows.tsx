import type { ReactNode } from 'react';
import type { Member } from '../../renderer/model/api.ts';
import { fillMessage } from '../../renderer/model/messages.ts';
import { isDeprecated, summaryOf } from '../../renderer/presentation/commentParts.ts';
import { memberTitle } from '../../renderer/presentation/memberGroups.ts';
import { overloadLabels } from '../../renderer/presentation/overloads.ts';
import { useRenderContext } from '../context.ts';
import { DeprecatedBadge } from './DeprecatedBadge.tsx';
import { FirstSentence } from './FirstSentence.tsx';

/** Members with details below, a line each: how to call it, and a first sentence. The types are in the details. */
export function BriefRows({ members }: { readonly members: readonly Member[] }): ReactNode {
  return (
    <ul className="brief-rows">
      {members.map((member) => (
        <BriefRow key={member.anchor} member={member} />
      ))}
    </ul>
  );
}

function BriefRow({ member }: { readonly member: Member }): ReactNode {
  const { messages } = useRenderContext();
  const { anchor, signatures } = member;
  const more = signatures.length - 1;
  return (
    <li>
      <span>
        <a href={`#${encodeURIComponent(anchor)}`}>{titleOf(member, memberTitle(member, messages))}</a>
        {overloadLabels(signatures.slice(0, 1))}
        {more > 0 && <small>{more === 1 ? messages.oneMoreOverload : fillMessage(messages.moreOverloads, { count: more })}</small>}
        {isDeprecated(member) && <DeprecatedBadge />}
      </span>
      <FirstSentence text={summaryOf(member)} />
    </li>
  );
}

/** What users write. */
function titleOf({ kind, name }: Member, title: string): string {
  return kind === 'constructor' ? name : title;
}
