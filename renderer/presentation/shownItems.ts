import type { SidebarItem } from '../model/plan.ts';

/** Groups up to this length are in the page as they are when the page is one of theirs. */
export const whole = 60;
/** How many items of a longer group are shown around the page's own. */
const around = 40;

/** Whether all of a list are links: only those can be left out of a page, and come as a file. */
export function isPlainList(items: readonly SidebarItem[]): boolean {
  return items.every(({ type }) => type === 'link');
}

/**
 * The items that a page shows of a group: all of a short one, the neighborhood in a long one, none where the page is not in it.
 *
 * @param index of the page's own item; negative where there is none
 */
export function shownItems(items: readonly SidebarItem[], index: number): readonly SidebarItem[] {
  if (index < 0) return [];
  if (items.length <= whole) return items;
  const start = Math.max(0, Math.min(index - around / 2, items.length - around));
  return items.slice(start, start + around);
}
