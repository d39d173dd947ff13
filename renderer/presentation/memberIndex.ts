import type { ApiSymbol, Member } from '../model/api.ts';
import { memoize } from '../model/memoize.ts';
import type { Messages } from '../model/messages.ts';
import { hasTag, isLongText } from './commentParts.ts';
import { describeItem } from './describedItem.ts';
import { isExamples, memberSections, type Section, symbolSections } from './itemSections.ts';
import type { MemberGroup } from './memberGroups.ts';
import { printCreation } from './printCreation.ts';

/** A group whose `members` are those with details. */
export interface IndexedGroup extends MemberGroup {
  /** All members, as rows above the details. Empty if they would only repeat these. */
  readonly rows: readonly Member[];
}

/** Rows of two members that have details would repeat them. */
const fewestRows = 3;

/** Divides a group into rows, which say all of short members, and details of the others. */
export function memberIndex(group: MemberGroup, messages: Messages): IndexedGroup {
  const members = group.members.filter((member) => !isCompleteInIndex(member, messages));
  const areRowsWanted = members.length < group.members.length || members.length >= fewestRows;
  return { ...group, members, rows: areRowsWanted ? group.members : [] };
}

/** Whether a member is a name with a type, and not something to call. */
export function isField({ kind }: Member): boolean {
  return kind === 'property' || kind === 'enum-member' || kind === 'accessor' || kind === 'index';
}

/** Whether a row says all of a member: fields, and what can be called if its declaration and a short text are all there is. */
export function isCompleteInIndex(member: Member, messages: Messages): boolean {
  return isField(member) || isShortCall(messages)(member);
}

/** Rows, headings and details of a page ask the same of each member. */
const isShortCall = memoize(
  (messages: Messages) =>
    memoize((member: Member): boolean => {
      const { comment, summary } = describeItem(member);
      const isShort = !hasTag(comment, '@summary') && !isLongText(summary?.text ?? '');
      return isShort && memberSections(member, messages).every(({ key }) => key === 'history');
    }, new WeakMap()),
  new WeakMap(),
);

/** Whether members are those of an enumeration. */
export function isEnumeration(members: readonly Member[]): boolean {
  return members.every(({ kind }) => kind === 'enum-member');
}

/** Whether members are what users pass to a component. */
export function isOfComponent(members: readonly Member[]): boolean {
  return members.length > 0 && members.every(({ role }) => role !== undefined);
}

/** The sections of a page, with rows of its members. Constructors with details have none if the declaration above has them. */
function indexedSections(symbol: ApiSymbol, messages: Messages): readonly Section[] {
  const areCreators = printCreation(symbol).length > 0;
  return symbolSections(symbol, messages).map((section): Section => {
    if (section.kind !== 'members') return section;
    const { rows, ...group } = memberIndex(section.group, messages);
    const isRepeated = areCreators && isConstructors(section) && group.members.length === rows.length;
    return { ...section, group, rows: isRepeated ? [] : rows };
  });
}

/** The sections of a page in its order. */
export interface SectionsAround {
  readonly examples: readonly Section[];
  readonly constructors: readonly Section[];
  /** Members that rows say all of, as long as no group before them has details. */
  readonly fields: readonly Section[];
  readonly below: readonly Section[];
}

/** Divides the sections of a page. A class is created before its members are used, so its constructors come before them. */
export function sectionsAround(symbol: ApiSymbol, messages: Messages): SectionsAround {
  const sections = indexedSections(symbol, messages);
  const examples = sections.filter(isExamples);
  const constructors = sections.filter(isConstructors);
  const groups = sections.filter((section) => section.kind === 'members' && !isConstructors(section));
  const firstDetailed = groups.findIndex((section) => !areFields(section));
  const fields = firstDetailed < 0 ? groups : groups.slice(0, firstDetailed);
  const placed = new Set([...examples, ...constructors, ...fields]);
  return { examples, constructors, fields, below: sections.filter((section) => !placed.has(section)) };
}

function areFields(section: Section): boolean {
  return section.kind === 'members' && section.group.members.length === 0;
}

function isConstructors(section: Section): boolean {
  if (section.kind !== 'members') return false;
  const shown = [...section.group.members, ...(section.rows ?? [])];
  return shown.length > 0 && shown.every(({ kind }) => kind === 'constructor');
}
