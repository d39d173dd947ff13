import type { Messages } from '../model/messages.ts';
import { whole } from './shownItems.ts';

/** Groups under one title. */
export interface NestedGroup<T> {
  /** Undefined for a group that is in no other. */
  readonly title?: string | undefined;
  readonly groups: readonly T[];
}

interface NestingChoice<T> {
  readonly titleOf: (group: T) => string;
  /** How many items a group has. */
  readonly sizeOf: (group: T) => number;
  readonly messages: Messages;
}

/** Lists of fewer groups are short enough as they are. */
export const manyGroups = 12;
/** A group of groups must save lines. */
const fewest = 3;
/** Groups up to this length are tiny. */
const tiny = 2;

/**
 * Makes a list of many groups shorter: groups that begin with the same word are in one group of that name, and the tiny ones that are left are
 * together at the end. Menus and overviews have the same groups. A list with more groups than a page can name stays as it is.
 */
export function nestGroups<T>(groups: readonly T[], { titleOf, sizeOf, messages }: NestingChoice<T>): readonly NestedGroup<T>[] {
  if (groups.length <= manyGroups || groups.length > whole) return groups.map((group) => ({ groups: [group] }));
  const firstWord = (group: T): string => titleOf(group).split(' ', 1)[0] ?? '';
  const nested = [...new Set(groups.map(firstWord))].flatMap((word): readonly NestedGroup<T>[] => {
    const own = groups.filter((group) => firstWord(group) === word);
    return own.length < fewest ? own.map((group) => ({ groups: [group] })) : [{ title: word, groups: own }];
  });
  const isTiny = ({ title, groups: [only] }: NestedGroup<T>): boolean => title === undefined && only !== undefined && sizeOf(only) <= tiny;
  const left = nested.filter(isTiny).flatMap((one) => one.groups);
  return left.length < fewest ? nested : [...nested.filter((one) => !isTiny(one)), { title: messages.moreCategories, groups: left }];
}
