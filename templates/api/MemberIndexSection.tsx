import type { ReactNode } from 'react';
import type { Member } from '../../renderer/model/api.ts';
import type { MemberGroup } from '../../renderer/presentation/memberGroups.ts';
import { isCompleteInIndex, isEnumeration, isField, isOfComponent, type MemberIndex } from '../../renderer/presentation/memberIndex.ts';
import { useRenderContext } from '../context.ts';
import { BriefRows } from './BriefRows.tsx';
import { FieldEntry } from './FieldEntry.tsx';
import { MemberTable } from './MemberTable.tsx';
import { SectionHeading } from './SectionHeading.tsx';

export interface MemberIndexSectionProps {
  readonly index: MemberIndex;
  /** Makes an id of a section's key. */
  readonly id: (key: string) => string;
}

/** All members of a class or interface at a glance: short ones complete, the others with a link to their details. */
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
          {detailed.has(group.key) ? (
            // The number distinguishes this heading from that of the details.
            <SectionHeading level={3} href={`#${encodeURIComponent(id(group.key))}`} title={`${group.title} (${group.members.length})`} />
          ) : (
            <SectionHeading level={isPlain ? 2 : 3} id={id(group.key)} title={group.title} />
          )}
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
  const isComplete = (member: Member): boolean => isCompleteInIndex(member, messages);
  return (
    <>
      {runsOf(members, isComplete).map((run) =>
        run.every(isComplete) ? (
          <Fields key={run[0]?.anchor} title={title} members={run} level={level} isTable={isEnumeration(group) || isOfComponent(group)} />
        ) : (
          <BriefRows key={run[0]?.anchor} members={run} />
        ),
      )}
      {fromOutside.length > 0 && (
        <details className="inherited">
          <summary>{messages.inheritedMembers}</summary>
          <Fields title={messages.inheritedMembers} members={fromOutside} level={level} isTable={false} />
        </details>
      )}
    </>
  );
}

/** Neighbors that a question is answered the same for, together. */
function runsOf(members: readonly Member[], isWanted: (member: Member) => boolean): readonly (readonly Member[])[] {
  const runs: Member[][] = [];
  for (const member of members) {
    const last = runs.at(-1);
    if (last?.[0] !== undefined && isWanted(last[0]) === isWanted(member)) last.push(member);
    else runs.push([member]);
  }
  return runs;
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
  if (isTable || (tables && members.every(isField))) return <MemberTable caption={title} members={members} />;
  return members.map((member) => <FieldEntry key={member.anchor} member={member} level={level} />);
}
