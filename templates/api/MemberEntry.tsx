import type { ReactNode } from 'react';
import type { Member } from '../../renderer/model/api.ts';
import { useRenderContext } from '../context.ts';
import { Signature } from '../signature/Signature.tsx';
import { TypeCode } from '../signature/TypeCode.tsx';
import { Badges } from './Badges.tsx';
import { blockOf } from './commentParts.ts';
import { DefaultValue } from './DefaultValue.tsx';
import { Description } from './Description.tsx';
import { describeItem } from './describedItem.ts';
import { memberSections, withoutBareReturns } from './itemSections.ts';
import { isField } from './MemberTable.tsx';
import { memberTitle } from './memberTitle.ts';
import { Origin } from './Origin.tsx';
import { SectionHeading } from './SectionHeading.tsx';
import { Sections } from './Sections.tsx';
import { SourceLink } from './SourceLink.tsx';

/** A member: its name with a link to itself, its declaration, and all that its comment says. What is inherited stands on many pages. */
export function MemberEntry({ member }: { readonly member: Member }): ReactNode {
  const context = useRenderContext();
  const element = <MemberContents member={member} />;
  if (member.inheritedFrom === undefined || context.item !== undefined) return <section className="member">{element}</section>;
  const html = context.repeated({ key: JSON.stringify(member), context, element });
  return <section className="member" dangerouslySetInnerHTML={{ __html: html }} />;
}

function MemberContents({ member }: { readonly member: Member }): ReactNode {
  const { words, tables } = useRenderContext();
  const { comment } = describeItem(member);
  const sections = memberSections(member, words);
  return (
    <>
      <SectionHeading level={3} id={member.anchor} title={memberTitle(member, words)} />
      {isField(member) && member.type !== undefined && <TypeCode type={member.type} before={member.kind === 'property' ? '' : '= '} />}
      <Badges item={member} />
      <DefaultValue value={member.defaultValue} block={blockOf(comment, '@defaultValue', '@default')} />
      <SourceLink sources={member.sources} />
      <MemberDeclaration member={member} />
      <Origin member={member} />
      <Description comment={comment} />
      <Sections sections={tables ? withoutBareReturns(sections) : sections} level={4} />
    </>
  );
}

/** Fields have their type beside their name; overloads have a declaration each, further down. */
function MemberDeclaration({ member }: { readonly member: Member }): ReactNode {
  const { layouts } = useRenderContext();
  if (isField(member) || describeItem(member).overloads.length > 0) return null;
  return <Signature lines={layouts.member(member)} />;
}
