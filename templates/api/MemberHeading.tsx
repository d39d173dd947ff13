import type { ReactNode } from 'react';
import type { Member } from '../../renderer/model/api.ts';
import { memberTitle } from '../../renderer/presentation/memberGroups.ts';
import { hardline, join } from '../../renderer/presentation/signature/doc.ts';
import { layoutDoc } from '../../renderer/presentation/signature/layoutDoc.ts';
import { printMember } from '../../renderer/presentation/signature/printMember.ts';
import { useRenderContext } from '../context.ts';
import { headingHtml } from '../signature/headingHtml.ts';
import { headingTag } from './SectionHeading.tsx';

export interface MemberHeadingProps {
  readonly member: Member;
  readonly width: number;
}

/** The declarations of a member as its heading: the name links to itself, types link to their pages. */
export function MemberHeading({ member, width }: MemberHeadingProps): ReactNode {
  const context = useRenderContext();
  const Tag = headingTag(3, context.item?.depth);
  const [first = ''] = printMember(member, { isLinked: true });
  const others = printMember(member, { isLinked: false }).slice(1);
  const lines = layoutDoc(join(hardline, [first, ...others]), width);
  const html = headingHtml({
    lines,
    anchor: member.anchor,
    title: memberTitle(member, context.messages),
    links: context,
  });
  return (
    <Tag id={member.anchor}>
      <code className={lines.length === 1 ? 'declared l0' : 'declared'} dangerouslySetInnerHTML={{ __html: html }} />
    </Tag>
  );
}
