import type { ReactNode } from 'react';
import type { Member } from '../../renderer/model/api.ts';
import { fillMessage } from '../../renderer/model/messages.ts';
import { isDeprecated, summaryOf } from '../../renderer/presentation/commentParts.ts';
import { memberTitle } from '../../renderer/presentation/memberGroups.ts';
import { overloadLabels } from '../../renderer/presentation/overloads.ts';
import { shortType } from '../../renderer/presentation/shortType.ts';
import { textOfDoc } from '../../renderer/presentation/signature/layoutDoc.ts';
import { printType } from '../../renderer/presentation/signature/printType.ts';
import { useRenderContext } from '../context.ts';
import { TypeCode } from '../signature/TypeCode.tsx';
import { DeprecatedBadge } from './DeprecatedBadge.tsx';
import { FirstSentence } from './FirstSentence.tsx';

/** Members with details below, a row each: how to call it, what it returns, and a first sentence. Types of parameters are in the details. */
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
        <Result member={member} />
        {more > 0 && <small>{more === 1 ? messages.oneMoreOverload : fillMessage(messages.moreOverloads, { count: more })}</small>}
        {isDeprecated(member) && <DeprecatedBadge />}
      </span>
      <FirstSentence text={summaryOf(member)} />
    </li>
  );
}

/** A type with more characters would hide the names around it: it is in the details. */
const longestResult = 80;

/** What the first overload returns. Of a long object, its keys. */
function Result({ member: { kind, signatures } }: { readonly member: Member }): ReactNode {
  const type = signatures[0]?.returnType;
  if (type === undefined || kind === 'constructor') return null;
  if (textOfDoc(printType(type)).length > longestResult) {
    const short = shortType(type);
    return `: ${short.length > longestResult ? '…' : short}`;
  }
  return (
    <>
      {': '}
      <TypeCode type={type} width={Number.POSITIVE_INFINITY} />
    </>
  );
}

/** What users write. */
function titleOf({ kind, name }: Member, title: string): string {
  return kind === 'constructor' ? name : title;
}
