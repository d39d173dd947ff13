import type { Sidebar, SidebarItem } from '../model/plan.ts';

/** The position of a page in a sidebar. */
export interface SidebarPlace {
  /** Index of the entry on the first level of the sidebar that contains the page. */
  readonly top: number;
  /** The categories around the page, each with the index of its entry that contains the page; -1 for a category whose own page it is. */
  readonly within: ReadonlyMap<SidebarItem, number>;
}

/** The places of all pages by their addresses: found in one pass, since each of thousands of pages asks for its own. */
export function sidebarPlaces({ items }: Pick<Sidebar, 'items'>): ReadonlyMap<string, SidebarPlace> {
  const places = new Map<string, { readonly top: number; readonly within: Map<SidebarItem, number> }>();
  const visit = (item: SidebarItem, top: number, way: readonly (readonly [category: SidebarItem, index: number])[]): void => {
    if (item.href !== undefined) {
      const place = places.get(item.href) ?? { top, within: new Map<SidebarItem, number>() };
      places.set(item.href, place);
      for (const [category, index] of way) if ((place.within.get(category) ?? -1) < 0) place.within.set(category, index);
      if (item.type === 'category' && !place.within.has(item)) place.within.set(item, -1);
    }
    if (item.type === 'category') for (const [index, child] of item.items.entries()) visit(child, top, [...way, [item, index]]);
  };
  for (const [index, item] of items.entries()) visit(item, index, []);
  return places;
}
