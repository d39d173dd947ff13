import type { ReactNode } from 'react';
import type { Member } from '../../renderer/model/api.ts';
import { isCompleteInIndex, isEnumeration, isField, isOfComponent } from '../../renderer/presentation/memberIndex.ts';
import { useRenderContext } from '../context.ts';
import { BriefRows } from './BriefRows.tsx';
import { FieldEntry } from './FieldEntry.tsx';
import { MemberTable } from './MemberTable.tsx';

export interface GroupRowsProps {
  readonly title: string;
  readonly members: readonly Member[];
}

/** Members in their order: short ones complete, the others with a link to their details. */
export function GroupRows({ title, members }: GroupRowsProps): ReactNode {
  const { messages } = useRenderContext();
  const isComplete = (member: Member): boolean => isCompleteInIndex(member, messages);
  return runsOf(members, isComplete).map((run) =>
    run.every(isComplete) ? (
      <Fields key={run[0]?.anchor} title={title} members={run} isTable={isEnumeration(members) || isOfComponent(members)} />
    ) : (
      <BriefRows key={run[0]?.anchor} members={run} />
    ),
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

interface FieldsProps extends GroupRowsProps {
  readonly isTable: boolean;
}

/** Enumerations, props, events and slots are always tables; other fields are where the site wants that. */
function Fields({ title, members, isTable }: FieldsProps): ReactNode {
  const { tables } = useRenderContext();
  if (isTable || (tables && members.every(isField))) return <MemberTable caption={title} members={members} />;
  return members.map((member) => <FieldEntry key={member.anchor} member={member} />);
}
