import type { Messages } from '../../model/messages.ts';
import type { SidebarItem } from '../../model/plan.ts';
import { nestGroups } from '../../presentation/nestGroups.ts';

/** A group of a package's symbols in the menu, or a group of such groups. */
export type SidebarGroup = Extract<SidebarItem, { readonly type: 'category' }>;

/** The groups of a menu, shortened. Of a menu with more groups than a page can name, each page shows those around itself. */
export function nestedGroups(groups: readonly SidebarGroup[], messages: Messages): readonly SidebarGroup[] {
  return nestGroups(groups, { titleOf: ({ label }) => label, sizeOf: ({ items }) => items.length, messages }).flatMap(
    ({ title, groups: own }) => (title === undefined ? own : [parent(title, own)]),
  );
}

function parent(label: string, items: readonly SidebarGroup[]): SidebarGroup {
  return { type: 'category', label, isCollapsed: true, items };
}
