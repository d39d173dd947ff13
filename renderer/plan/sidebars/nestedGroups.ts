import type { Messages } from '../../model/messages.ts';
import type { SidebarItem } from '../../model/plan.ts';
import { whole } from '../../presentation/shownItems.ts';

/** A group of a package's symbols in the menu, or a group of such groups. */
export type SidebarGroup = Extract<SidebarItem, { readonly type: 'category' }>;

/** Menus with fewer groups are short enough as they are. */
const many = 12;
/** A group of groups must save lines of the menu. */
const fewest = 3;
/** Groups up to this length are tiny. */
const tiny = 2;

/**
 * Makes a menu of many groups shorter: groups that begin with the same word are in one group of that name, and the tiny ones that are left are
 * together at the end. Of a menu with more groups than a page can name, each page shows those around itself.
 */
export function nestedGroups(groups: readonly SidebarGroup[], messages: Messages): readonly SidebarGroup[] {
  if (groups.length <= many || groups.length > whole) return groups;
  const nested = [...new Set(groups.map(firstWord))].flatMap((word) => {
    const own = groups.filter((group) => firstWord(group) === word);
    return own.length < fewest ? own : [parent(word, own)];
  });
  const isTiny = ({ menu, items }: SidebarGroup): boolean => menu !== undefined && items.length <= tiny;
  const left = nested.filter(isTiny);
  return left.length < fewest ? nested : [...nested.filter((group) => !isTiny(group)), parent(messages.moreCategories, left)];
}

function firstWord({ label }: SidebarGroup): string {
  return label.split(' ', 1)[0] ?? label;
}

function parent(label: string, items: readonly SidebarGroup[]): SidebarGroup {
  return { type: 'category', label, isCollapsed: true, items };
}
