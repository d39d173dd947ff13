import type { ReactNode } from 'react';
import type { Member } from '../../renderer/model/api.ts';
import { fillMessage } from '../../renderer/model/messages.ts';
import type { Type } from '../../renderer/model/type.ts';
import { isDeprecated, summaryOf } from '../../renderer/presentation/commentParts.ts';
import { memberTitle } from '../../renderer/presentation/memberGroups.ts';
import { overloadLabels } from '../../renderer/presentation/overloads.ts';
import { shortType } from '../../renderer/presentation/shortType.ts';
import type { Doc } from '../../renderer/presentation/signature/doc.ts';
import { layoutDoc, textOfDoc } from '../../renderer/presentation/signature/layoutDoc.ts';
import { printType } from '../../renderer/presentation/signature/printType.ts';
import { useRenderContext } from '../context.ts';
import { tokensHtml } from '../signature/codeHtml.ts';
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
        <code>
          <a href={`#${encodeURIComponent(anchor)}`}>{titleOf(member, memberTitle(member, messages))}</a>
          <Call member={member} />
        </code>
        {more > 0 && <small>{more === 1 ? messages.oneMoreOverload : fillMessage(messages.moreOverloads, { count: more })}</small>}
        {isDeprecated(member) && <DeprecatedBadge />}
      </span>
      <FirstSentence text={summaryOf(member)} />
    </li>
  );
}

/** A type with more characters would hide the names around it: it is in the details. */
const longestResult = 80;

/** Parameters of the first overload, and what it returns, written like the heading of its details. */
function Call({ member: { kind, signatures } }: { readonly member: Member }): ReactNode {
  const context = useRenderContext();
  const [first] = signatures;
  if (first === undefined) return null;
  const call = [...overloadLabels([first]), ...(kind === 'constructor' ? [] : [': ', shortResult(first.returnType)])];
  const [line] = layoutDoc(call, Number.POSITIVE_INFINITY);
  return <span className="type" dangerouslySetInnerHTML={{ __html: tokensHtml(line?.tokens ?? [], context) }} />;
}

/** Of a long object, its keys. */
function shortResult(type: Type): Doc {
  const doc = printType(type);
  if (textOfDoc(doc).length <= longestResult) return doc;
  const short = shortType(type);
  return short.length > longestResult ? '…' : short;
}

/** What users write. */
function titleOf({ kind, name }: Member, title: string): string {
  return kind === 'constructor' ? name : title;
}
