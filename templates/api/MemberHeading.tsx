import type { ReactNode } from 'react';
import type { Member } from '../../renderer/model/api.ts';
import { memberTitle } from '../../renderer/presentation/memberGroups.ts';
import type { Doc } from '../../renderer/presentation/signature/doc.ts';
import { layoutDoc } from '../../renderer/presentation/signature/layoutDoc.ts';
import { useRenderContext } from '../context.ts';
import { headingHtml } from '../signature/headingHtml.ts';
import { headingTag } from './SectionHeading.tsx';

export interface MemberHeadingProps {
  readonly member: Member;
  /** What the heading shows around the member's name. */
  readonly declaration: Doc;
  readonly width: number;
}

/** A member's declaration as its heading: the name links to itself, types link to their pages. */
export function MemberHeading({ member, declaration, width }: MemberHeadingProps): ReactNode {
  const context = useRenderContext();
  const Tag = headingTag(3, context.item?.depth);
  const lines = layoutDoc(declaration, width);
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
