import { Fragment, type ReactNode } from 'react';
import type { Member } from '../../renderer/model/api.ts';
import type { Messages } from '../../renderer/model/messages.ts';
import type { SymbolId } from '../../renderer/model/type.ts';
import { blockOf } from '../../renderer/presentation/commentParts.ts';
import { describeItem } from '../../renderer/presentation/describedItem.ts';
import { memberSections, withoutBareReturns } from '../../renderer/presentation/itemSections.ts';
import { shownUsers, userName } from '../../renderer/presentation/usedByLists.ts';
import { useRenderContext } from '../context.ts';
import { TypeCode, tableWidth } from '../signature/TypeCode.tsx';
import { Badges } from './Badges.tsx';
import { ChangedIn } from './ChangedIn.tsx';
import { DefaultText } from './DefaultValue.tsx';
import { Description } from './Description.tsx';
import { type FactRow, FactTable } from './FactTable.tsx';
import { Origin } from './Origin.tsx';
import { Sections } from './Sections.tsx';
import { SiteNotes } from './SiteNotes.tsx';
import { SourceLink } from './SourceLink.tsx';

export interface MemberTableProps {
  readonly caption: string;
  /** Properties and members of enumerations; see `isField`. */
  readonly members: readonly Member[];
}

/** Properties, or members of an enumeration, as a table. Each row has its member's address. */
export function MemberTable({ caption, members }: MemberTableProps): ReactNode {
  const { messages } = useRenderContext();
  const isEnum = members.every(({ kind }) => kind === 'enum-member');
  const rows = members.map((member) => rowOf(member, messages));
  if (isEnum && members.every(isItsName)) {
    const names = rows.map((row) => ({ ...row, type: undefined }));
    return <FactTable caption={caption} nameTitle={messages.columnNameAndValue} typeTitle={messages.columnValue} rows={names} />;
  }
  return <FactTable caption={caption} typeTitle={isEnum ? messages.columnValue : messages.columnType} rows={rows} />;
}

/** Whether the value of a member is its name. */
function isItsName({ name, type }: Member): boolean {
  return type?.kind === 'literal' && type.text.slice(1, -1) === name;
}

function rowOf(member: Member, messages: Messages): FactRow {
  const { anchor, name, type, flags, defaultValue } = member;
  const block = blockOf(describeItem(member).comment, '@defaultValue', '@default');
  return {
    id: anchor,
    name: flags.isOptional === true ? `${name}?` : name,
    marks: <Marks member={member} />,
    type: type && <TypeCode type={type} width={tableWidth} />,
    value: (defaultValue ?? block) === undefined ? undefined : <DefaultText value={defaultValue} block={block} />,
    text: describesItself(member, messages) ? <Text member={member} /> : undefined,
  };
}

/** That it is optional is said by its name. */
function Marks({ member }: { readonly member: Member }): ReactNode {
  const { isOptional: _, ...flags } = member.flags;
  return (
    <>
      <Badges item={{ ...member, flags }} />
      <ChangedIn member={member} />
      <SourceLink sources={member.sources} isField={member.inheritedFrom === undefined} />
    </>
  );
}

function describesItself(member: Member, messages: Messages): boolean {
  const { comment } = describeItem(member);
  const isCommented = comment !== undefined && (comment.summary.text.trim() !== '' || blockOf(comment, '@deprecated') !== undefined);
  const isFromElsewhere = member.inheritedFrom !== undefined || member.overrides !== undefined;
  return (
    member.notes !== undefined ||
    member.namedIn !== undefined ||
    isCommented ||
    isFromElsewhere ||
    memberSections(member, messages).length > 0
  );
}

/** The types that name a member of an enumeration. */
function NamedIn({ users }: { readonly users: readonly SymbolId[] }): ReactNode {
  const { messages, href } = useRenderContext();
  return (
    <p>
      {messages.containedIn}:{' '}
      {shownUsers(users).map((user, index) => (
        <Fragment key={user}>
          {index > 0 && ', '}
          <a href={href(user)}>{userName(user)}</a>
        </Fragment>
      ))}
    </p>
  );
}

function Text({ member }: { readonly member: Member }): ReactNode {
  const { messages } = useRenderContext();
  return (
    <>
      <Origin member={member} />
      <Description comment={describeItem(member).comment} />
      <SiteNotes notes={member.notes} />
      <Sections sections={withoutBareReturns(memberSections(member, messages))} level={3} />
      {member.namedIn !== undefined && <NamedIn users={member.namedIn} />}
    </>
  );
}
