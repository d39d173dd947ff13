import type { ReactNode } from 'react';
import type { Member } from '../../renderer/model/api.ts';
import { fillMessage } from '../../renderer/model/messages.ts';
import { isDeprecated, summaryOf } from '../../renderer/presentation/commentParts.ts';
import type { MemberGroup } from '../../renderer/presentation/memberGroups.ts';
import { isEnumeration, isField, isOfComponent, type MemberIndex } from '../../renderer/presentation/memberIndex.ts';
import { type CodeLine, layoutDoc } from '../../renderer/presentation/signature/layoutDoc.ts';
import { printMember } from '../../renderer/presentation/signature/printMember.ts';
import { useRenderContext } from '../context.ts';
import { codeHtml } from '../signature/codeHtml.ts';
import { FieldEntry } from './FieldEntry.tsx';
import { MemberTable } from './MemberTable.tsx';
import { SectionHeading } from './SectionHeading.tsx';

export interface MemberIndexSectionProps {
  readonly index: MemberIndex;
  /** Makes an id of a section's key. */
  readonly id: (key: string) => string;
}

/** All members of a class or interface at a glance: fields complete, what can be called with a link to its details. */
export function MemberIndexSection({ index, id }: MemberIndexSectionProps): ReactNode {
  const { messages } = useRenderContext();
  const { groups, details, isPlain } = index;
  if (groups.length === 0) return null;
  const detailed = new Set(details.map(({ key }) => key));
  return (
    <section className="members">
      {!isPlain && <SectionHeading level={2} id={id('index')} title={messages.memberIndex} />}
      {groups.map((group) => (
        <section key={group.key}>
          <SectionHeading
            level={isPlain ? 2 : 3}
            id={detailed.has(group.key) ? undefined : id(group.key)}
            href={detailed.has(group.key) ? `#${encodeURIComponent(id(group.key))}` : undefined}
            title={group.title}
          />
          <GroupRows group={group} level={isPlain ? 3 : 4} />
        </section>
      ))}
    </section>
  );
}

interface RowsProps {
  readonly group: MemberGroup;
  readonly level: 3 | 4;
}

/** Members of other packages are folded, because they say little about this one. */
function GroupRows({ group, level }: RowsProps): ReactNode {
  const { messages } = useRenderContext();
  const { title, members, fromOutside } = group;
  return (
    <>
      <Fields title={title} members={members.filter(isField)} level={level} isTable={isEnumeration(group) || isOfComponent(group)} />
      <CallableRows members={members.filter((member) => !isField(member))} />
      {fromOutside.length > 0 && (
        <details className="inherited">
          <summary>{messages.inheritedMembers}</summary>
          <Fields title={messages.inheritedMembers} members={fromOutside} level={level} isTable={false} />
        </details>
      )}
    </>
  );
}

interface FieldsProps extends Pick<RowsProps, 'level'> {
  readonly title: string;
  readonly members: readonly Member[];
  readonly isTable: boolean;
}

/** Enumerations, props, events and slots are always tables; other fields are where the site wants that. */
function Fields({ title, members, level, isTable }: FieldsProps): ReactNode {
  const { tables } = useRenderContext();
  if (members.length === 0) return null;
  if (isTable || tables) return <MemberTable caption={title} members={members} />;
  return members.map((member) => <FieldEntry key={member.anchor} member={member} level={level} />);
}

function CallableRows({ members }: Pick<FieldsProps, 'members'>): ReactNode {
  if (members.length === 0) return null;
  return (
    <ul className="member-rows">
      {members.map((member) => (
        <CallableRow key={member.anchor} member={member} />
      ))}
    </ul>
  );
}

function CallableRow({ member }: { readonly member: Member }): ReactNode {
  const { messages, href, globalHref, externalHref, cardOf, firstSentence } = useRenderContext();
  const [first, ...others] = shortDeclarations(member);
  const summary = summaryOf(member);
  const sentence = summary === undefined ? '' : firstSentence(summary);
  const html = first === undefined ? '' : codeHtml(first, { href, globalHref, externalHref, cardOf });
  return (
    <li>
      <span>
        <code className="type" dangerouslySetInnerHTML={{ __html: html }} />
        {others.length > 0 && <small>{fillMessage(messages.moreOverloads, { count: others.length })}</small>}
        {isDeprecated(member) && <span className="badge deprecated">{messages.deprecated}</span>}
      </span>
      {sentence !== '' && <p dangerouslySetInnerHTML={{ __html: sentence }} />}
    </li>
  );
}

/** On one line, which wraps where the column ends. */
function shortDeclarations(member: Member): readonly (readonly CodeLine[])[] {
  return printMember(member, { isLinked: true }).map((declaration) => layoutDoc(declaration, Number.POSITIVE_INFINITY));
}
