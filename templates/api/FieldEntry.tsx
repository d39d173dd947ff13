import type { ReactNode } from 'react';
import type { Member } from '../../renderer/model/api.ts';
import { blockOf, isLongText } from '../../renderer/presentation/commentParts.ts';
import { describeItem } from '../../renderer/presentation/describedItem.ts';
import { memberSections } from '../../renderer/presentation/itemSections.ts';
import { useRenderContext } from '../context.ts';
import { Badges } from './Badges.tsx';
import { ChangedIn } from './ChangedIn.tsx';
import { DefaultValue } from './DefaultValue.tsx';
import { Deprecation } from './Deprecation.tsx';
import { MemberHeading } from './MemberHeading.tsx';
import { Origin } from './Origin.tsx';
import { Prose } from './Prose.tsx';
import { Sections } from './Sections.tsx';
import { SiteNotes } from './SiteNotes.tsx';
import { SourceLink } from './SourceLink.tsx';

/** A declaration of more columns is laid out in lines; a shorter one wraps where its column ends. */
const fieldWidth = 96;

/** A row that says all of a member: its declaration, and next to it the text of its comment. */
export function FieldEntry({ member }: { readonly member: Member }): ReactNode {
  const { messages } = useRenderContext();
  const { comment, summary, overloads } = describeItem(member);
  const sections = memberSections(member, messages);
  const block = blockOf(comment, '@defaultValue', '@default');
  const isLong =
    overloads.length > 0 || member.notes !== undefined || sections.some(({ key }) => key !== 'history') || isLongText(summary?.text ?? '');
  return (
    <section className={isLong ? 'field long' : 'field'}>
      <MemberHeading member={member} width={fieldWidth} />
      <div>
        <SourceLink sources={member.sources} isField={member.inheritedFrom === undefined} />
        <Badges item={member} isDeclared />
        <ChangedIn member={member} />
        <Origin member={member} />
        <Deprecation comment={comment} />
        <Prose markdown={summary} />
        <SiteNotes notes={member.notes} />
        {block !== undefined && <DefaultValue value={undefined} block={block} />}
        <Sections sections={sections} level={4} />
      </div>
    </section>
  );
}
