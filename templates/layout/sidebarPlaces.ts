import type { Sidebar, SidebarItem } from '../../renderer/model/plan.ts';

/** Where a page stands in a sidebar: the categories around it, each with the position of what leads to the page; -1 for its own page. */
export type SidebarPlace = ReadonlyMap<SidebarItem, number>;

/** The places of all pages by their addresses: found in one pass, since each of thousands of pages asks for its own. */
export function sidebarPlaces({ items }: Pick<Sidebar, 'items'>): ReadonlyMap<string, SidebarPlace> {
  const places = new Map<string, Map<SidebarItem, number>>();
  const visit = (item: SidebarItem, way: readonly (readonly [category: SidebarItem, index: number])[]): void => {
    if (item.href !== undefined) {
      const place = places.get(item.href) ?? new Map<SidebarItem, number>();
      places.set(item.href, place);
      for (const [category, index] of way) if ((place.get(category) ?? -1) < 0) place.set(category, index);
      if (item.type === 'category' && !place.has(item)) place.set(item, -1);
    }
    if (item.type === 'category') for (const [index, child] of item.items.entries()) visit(child, [...way, [item, index]]);
  };
  for (const item of items) visit(item, []);
  return places;
}
