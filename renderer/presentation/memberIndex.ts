import type { ApiSymbol, Member } from '../model/api.ts';
import { memoize } from '../model/memoize.ts';
import type { Messages } from '../model/messages.ts';
import { hasTag, isLongText } from './commentParts.ts';
import { describeItem } from './describedItem.ts';
import { isExamples, memberSections, type Section, symbolSections } from './itemSections.ts';
import { type MemberGroup, memberGroups } from './memberGroups.ts';
import { printCreation } from './printCreation.ts';

/** The members of a page, each of them once in full: in the index if it is short, in a section of details below it otherwise. */
export interface MemberIndex {
  /** What the index lists, in the order of the page. Empty if it would only repeat the details. */
  readonly groups: readonly MemberGroup[];
  /** The members with details. A group without any is left out. */
  readonly details: readonly MemberGroup[];
  /** Whether the index is one list of complete members, which then needs no heading of its own above the group's. */
  readonly isPlain: boolean;
}

/** An index for two members that have details would repeat them. */
const fewestRows = 3;

/** Divides groups of members into an index and details. */
export function memberIndex(groups: readonly MemberGroup[], messages: Messages): MemberIndex {
  const isComplete = (member: Member): boolean => isCompleteInIndex(member, messages);
  const details = groups.map((group) => withMembers(group, (member) => !isComplete(member))).filter(hasMembers);
  const members = groups.flatMap((group) => group.members);
  const hasComplete = groups.some((group) => [...group.members, ...group.fromOutside].some(isComplete));
  const isWanted = hasComplete || members.length >= fewestRows;
  const listed = groups.map((group) => ({ ...group, fromOutside: group.fromOutside.filter(isComplete) })).filter(hasMembers);
  return {
    groups: isWanted ? listed : [],
    details,
    isPlain: listed.length === 1 && details.length === 0,
  };
}

/** Whether a member is a name with a type, and not something to call. */
export function isField({ kind }: Member): boolean {
  return kind === 'property' || kind === 'enum-member' || kind === 'accessor' || kind === 'index';
}

/** Whether the index says all of a member: fields, and what can be called if its declaration and a short text are all there is. */
export function isCompleteInIndex(member: Member, messages: Messages): boolean {
  return isField(member) || isShortCall(messages)(member);
}

/** The index, its headings and the details of a page ask the same of each member. */
const isShortCall = memoize(
  (messages: Messages) =>
    memoize((member: Member): boolean => {
      const { comment, summary, overloads } = describeItem(member);
      const isShort = overloads.length === 0 && !hasTag(comment, '@summary') && !isLongText(summary?.text ?? '');
      return isShort && memberSections(member, messages).every(({ key }) => key === 'history');
    }, new WeakMap()),
  new WeakMap(),
);

/** Whether a group consists of the members of an enumeration. */
export function isEnumeration({ members, fromOutside }: MemberGroup): boolean {
  return [...members, ...fromOutside].every(({ kind }) => kind === 'enum-member');
}

/** Whether a group is what users pass to a component. */
export function isOfComponent({ members }: MemberGroup): boolean {
  return members.length > 0 && members.every(({ role }) => role !== undefined);
}

function withMembers(group: MemberGroup, isKept: (member: Member) => boolean): MemberGroup {
  return { ...group, members: group.members.filter(isKept), fromOutside: group.fromOutside.filter(isKept) };
}

function hasMembers({ members, fromOutside }: MemberGroup): boolean {
  return members.length + fromOutside.length > 0;
}

/** The index of a symbol's members, without constructors that have details, if the declaration above it has them. */
export function symbolIndex(symbol: ApiSymbol, messages: Messages): MemberIndex {
  const index = memberIndex(memberGroups(symbol.members, messages), messages);
  if (printCreation(symbol).length === 0) return index;
  const isRepeated = ({ members }: MemberGroup): boolean =>
    members.every((one) => one.kind === 'constructor' && !isCompleteInIndex(one, messages));
  return { ...index, groups: index.groups.filter((group) => !isRepeated(group)) };
}

/** The sections below the index: of members those that have details. */
function detailSections(symbol: ApiSymbol, messages: Messages): readonly Section[] {
  const details = new Map(symbolIndex(symbol, messages).details.map((group) => [group.key, group]));
  return symbolSections(symbol, messages).flatMap((section): readonly Section[] => {
    if (section.kind !== 'members') return [section];
    const group = details.get(section.group.key);
    return group === undefined ? [] : [{ ...section, group }];
  });
}

/** Sections around the index of a page: examples, how to create an instance, and what comes below the index. */
export interface SectionsAround {
  readonly examples: readonly Section[];
  readonly constructors: readonly Section[];
  readonly below: readonly Section[];
}

/** Divides the sections of a page. A class is created before its members are used, so its constructors come before them. */
export function sectionsAround(symbol: ApiSymbol, messages: Messages): SectionsAround {
  const sections = detailSections(symbol, messages);
  const constructors = sections.filter(isConstructors);
  return {
    examples: sections.filter(isExamples),
    constructors,
    below: sections.filter((section) => !isExamples(section) && !constructors.includes(section)),
  };
}

function isConstructors(section: Section): boolean {
  return section.kind === 'members' && section.group.members.every(({ kind }) => kind === 'constructor');
}
