import type { ReactNode } from 'react';
import type { Member } from '../../renderer/model/api.ts';
import type { Words } from '../../renderer/model/words.ts';
import { useRenderContext } from '../context.ts';
import { TypeCode, tableWidth } from '../signature/TypeCode.tsx';
import { Badges } from './Badges.tsx';
import { blockOf } from './commentParts.ts';
import { DefaultText } from './DefaultValue.tsx';
import { Description } from './Description.tsx';
import { describeItem } from './describedItem.ts';
import { type FactRow, FactTable } from './FactTable.tsx';
import { memberSections, withoutBareReturns } from './itemSections.ts';
import { Origin } from './Origin.tsx';
import { Sections } from './Sections.tsx';
import { SourceLink } from './SourceLink.tsx';

export interface MemberTableProps {
  readonly caption: string;
  /** Properties and members of enumerations; see `isField`. */
  readonly members: readonly Member[];
}

/** Properties, or members of an enumeration, as a table. Each row has its member's address. */
export function MemberTable({ caption, members }: MemberTableProps): ReactNode {
  const { words } = useRenderContext();
  const isEnum = members.every(({ kind }) => kind === 'enum-member');
  const typeTitle = isEnum ? words.columnValue : words.columnType;
  return <FactTable caption={caption} typeTitle={typeTitle} rows={members.map((member) => rowOf(member, words))} />;
}

/** Whether a member is a name with a type, and not something to call. */
export function isField({ kind }: Member): boolean {
  return kind === 'property' || kind === 'enum-member';
}

function rowOf(member: Member, words: Words): FactRow {
  const { anchor, name, type, flags, defaultValue } = member;
  const block = blockOf(describeItem(member).comment, '@defaultValue', '@default');
  return {
    id: anchor,
    name: flags.isOptional === true ? `${name}?` : name,
    marks: <Marks member={member} />,
    type: type && <TypeCode type={type} width={tableWidth} />,
    value: (defaultValue ?? block) === undefined ? undefined : <DefaultText value={defaultValue} block={block} />,
    text: describesItself(member, words) ? <Text member={member} /> : undefined,
  };
}

/** That it is optional is said by its name. */
function Marks({ member }: { readonly member: Member }): ReactNode {
  const { isOptional: _, ...flags } = member.flags;
  return (
    <>
      <Badges item={{ ...member, flags }} />
      <SourceLink sources={member.sources} />
    </>
  );
}

function describesItself(member: Member, words: Words): boolean {
  const { comment } = describeItem(member);
  const isCommented = comment !== undefined && (comment.summary.text.trim() !== '' || blockOf(comment, '@deprecated') !== undefined);
  const isFromElsewhere = member.inheritedFrom !== undefined || member.overrides !== undefined;
  return isCommented || isFromElsewhere || memberSections(member, words).length > 0;
}

function Text({ member }: { readonly member: Member }): ReactNode {
  const { words } = useRenderContext();
  return (
    <>
      <Origin member={member} />
      <Description comment={describeItem(member).comment} />
      <Sections sections={withoutBareReturns(memberSections(member, words))} level={3} />
    </>
  );
}
