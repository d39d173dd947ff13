import type { ReactNode } from 'react';
import type { Member } from '../../renderer/model/api.ts';
import { describeItem } from '../../renderer/presentation/describedItem.ts';
import { memberSections } from '../../renderer/presentation/itemSections.ts';
import { memberTitle } from '../../renderer/presentation/memberGroups.ts';
import { signatureWidth } from '../../renderer/presentation/signature/printSymbol.ts';
import { useRenderContext } from '../context.ts';
import { Badges } from './Badges.tsx';
import { ChangedIn } from './ChangedIn.tsx';
import { Deprecation } from './Deprecation.tsx';
import { MemberHeading } from './MemberHeading.tsx';
import { Origin } from './Origin.tsx';
import { Prose } from './Prose.tsx';
import { SectionHeading } from './SectionHeading.tsx';
import { Sections } from './Sections.tsx';
import { SiteNotes } from './SiteNotes.tsx';
import { SourceLink } from './SourceLink.tsx';

/** A member with details: its declaration as the heading, and its whole comment. Inherited members occur on many pages. */
export function MemberEntry({ member }: { readonly member: Member }): ReactNode {
  const { messages } = useRenderContext();
  const { comment, summary } = describeItem(member);
  const sections = memberSections(member, messages);
  return (
    <section className="member">
      {sections.some(({ kind }) => kind === 'overload') ? (
        <SectionHeading level={3} id={member.anchor} title={memberTitle(member, messages)} />
      ) : (
        <MemberHeading member={member} width={signatureWidth} />
      )}
      <SourceLink sources={member.sources} />
      <Badges item={member} isDeclared />
      <ChangedIn member={member} />
      <Origin member={member} />
      <Deprecation comment={comment} />
      <Prose markdown={summary} />
      <SiteNotes notes={member.notes} />
      <Sections sections={sections} level={4} />
    </section>
  );
}
