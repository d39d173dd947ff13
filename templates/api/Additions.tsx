import type { ReactNode } from 'react';
import type { ApiSymbol, Member } from '../../renderer/model/api.ts';
import { fillMessage } from '../../renderer/model/messages.ts';
import { isDeprecated, summaryOf } from '../../renderer/presentation/commentParts.ts';
import { memberTitle } from '../../renderer/presentation/memberGroups.ts';
import { layoutDoc } from '../../renderer/presentation/signature/layoutDoc.ts';
import { printType } from '../../renderer/presentation/signature/printType.ts';
import { useRenderContext } from '../context.ts';
import { codeHtml } from '../signature/codeHtml.ts';
import { DeprecatedBadge } from './DeprecatedBadge.tsx';
import { FirstSentence } from './FirstSentence.tsx';
import { SectionHeading } from './SectionHeading.tsx';

/** What other packages add to an interface, with links to their pages. */
export function Additions({ symbol: { additions = [] } }: { readonly symbol: ApiSymbol }): ReactNode {
  const { messages, href } = useRenderContext();
  if (additions.length === 0) return null;
  return (
    <section className="index">
      <SectionHeading level={2} id="additions" title={messages.additions} />
      <ul>
        {additions.flatMap(({ from, target, members }) =>
          members.map((member: Member) => (
            <li key={`${target}#${member.anchor}`}>
              <a href={href(`${target}#${member.anchor}`)}>{memberTitle(member, messages)}</a>
              <span className="from">{fillMessage(messages.exportedFrom, { module: from })}</span>
              {isDeprecated(member) && <DeprecatedBadge />}
              <FirstSentence text={summaryOf(member)} />
            </li>
          )),
        )}
      </ul>
    </section>
  );
}

/** What an addition is added to. */
export function AddsTo({ symbol: { augments } }: { readonly symbol: ApiSymbol }): ReactNode {
  const { messages, href, globalHref, externalHref, cardOf } = useRenderContext();
  if (augments === undefined) return null;
  const [before = '', after = ''] = messages.addsTo.split('{name}');
  const [line] = [layoutDoc(printType(augments), Number.POSITIVE_INFINITY)];
  return (
    <p className="note">
      {before}
      <code dangerouslySetInnerHTML={{ __html: codeHtml(line, { href, globalHref, externalHref, cardOf }) }} />
      {after}
    </p>
  );
}
