import type { ReactNode } from 'react';
import type { Member } from '../../renderer/model/api.ts';
import { fillMessage } from '../../renderer/model/messages.ts';
import { isDeprecated, summaryOf } from '../../renderer/presentation/commentParts.ts';
import { type CodeLine, layoutDoc } from '../../renderer/presentation/signature/layoutDoc.ts';
import { printMember } from '../../renderer/presentation/signature/printMember.ts';
import { useRenderContext } from '../context.ts';
import { codeHtml } from '../signature/codeHtml.ts';
import { DeprecatedBadge } from './DeprecatedBadge.tsx';
import { FirstSentence } from './FirstSentence.tsx';

/** Members as rows of a declaration, whose name links to the member's anchor, and a first sentence. */
export function MemberRows({ members }: { readonly members: readonly Member[] }): ReactNode {
  if (members.length === 0) return null;
  return (
    <ul className="member-rows">
      {members.map((member) => (
        <MemberRow key={member.anchor} member={member} />
      ))}
    </ul>
  );
}

function MemberRow({ member }: { readonly member: Member }): ReactNode {
  const { messages, href, globalHref, externalHref, cardOf } = useRenderContext();
  const [first, ...others] = shortDeclarations(member);
  const html = first === undefined ? '' : codeHtml(first, { href, globalHref, externalHref, cardOf });
  return (
    <li>
      <span>
        <code className="type" dangerouslySetInnerHTML={{ __html: html }} />
        {others.length > 0 && (
          <small>{others.length === 1 ? messages.oneMoreOverload : fillMessage(messages.moreOverloads, { count: others.length })}</small>
        )}
        {isDeprecated(member) && <DeprecatedBadge />}
      </span>
      <FirstSentence text={summaryOf(member)} />
    </li>
  );
}

/** On one line, which wraps where the column ends. */
function shortDeclarations(member: Member): readonly (readonly CodeLine[])[] {
  return printMember(member, { isLinked: true }).map((declaration) => layoutDoc(declaration, Number.POSITIVE_INFINITY));
}
