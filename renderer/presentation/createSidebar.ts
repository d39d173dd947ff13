import { wholeMenu } from '../model/contents.ts';
import { escapeText } from '../model/escapeText.ts';
import { fillMessage, type Messages } from '../model/messages.ts';
import { breakableName } from '../model/nameWords.ts';
import type { Sidebar, SidebarItem } from '../model/plan.ts';
import { isPlainList, shownItems } from './shownItems.ts';

interface SidebarInput {
  readonly sidebar: Sidebar;
  readonly messages: Messages;
  /** Puts an address below `baseUrl`. */
  readonly link: (href: string) => string;
  /** What is printed for a part that looks the same on all pages that are not in it. Default: its markup. */
  readonly abridge?: ((markup: string) => string) | undefined;
}

/** The menu as one page shows it, by the page's address, without `baseUrl`. */
export type SidebarHtml = (current: string) => string;

type Category = Extract<SidebarItem, { readonly type: 'category' }>;

/** What a page looks like in the menu. */
interface Page {
  readonly current: string;
  /** Undefined for a page that isn't in the menu. */
  readonly place: SidebarPlace | undefined;
}

/**
 * A section's menu, as plain markup that works without scripts.
 * Long groups of a package, and the lists of very long sidebars, are not in every page, so pages do not grow with the package. The page has
 * the part around itself. The whole list is a file that the script fetches when the reader asks for it, or an index page without scripts.
 * The files are below `data-menus` under the name in `data-menu`. An empty `data-menu` means the name of the index page's section that the
 * link points to, which keeps the markup of dozens of groups short. A closed group of which a page shows nothing is such a link with its name and
 * count, which say that it is one: the script makes a group of it that opens.
 * Printed as text: it only consists of links and is on every page. Parts that do not contain the current page look the same on all pages
 * and are printed once.
 */
export function createSidebar({ sidebar, messages, link, abridge = (markup) => markup }: SidebarInput): SidebarHtml {
  const { items, menus, contents, whole } = sidebar;
  const places = sidebarPlaces(sidebar);
  const isLong = whole !== undefined || (contents !== undefined && isPlainList(items));
  const elsewhere = new Map<SidebarItem, string>();

  const itemHtml = (item: SidebarItem, page: Page): string => {
    if (item.type === 'category' ? page.place?.within.has(item) : item.href === page.current) return printItem(item, page);
    const known = elsewhere.get(item) ?? abridge(printItem(item, page));
    elsewhere.set(item, known);
    return known;
  };
  const printItem = (item: SidebarItem, page: Page): string =>
    item.type === 'category' ? printCategory(item, page) : `<li>${printLink(item, page)}</li>`;

  const printLink = ({ label, href, isDeprecated, kind }: Exclude<SidebarItem, Category>, { current }: Page): string => {
    const classes = [...(kind === undefined ? [] : [`of-${kind}`]), ...(isDeprecated ? ['is-deprecated'] : [])].join(' ');
    const title = isDeprecated ? ` title="${escapeText(messages.deprecated)}"` : '';
    const marks = `${classes === '' ? '' : ` class="${classes}"`}${href === current ? ' aria-current="page"' : ''}${title}`;
    return `<a href="${escapeText(link(href))}"${marks}>${breakableName(label)}</a>`;
  };

  const printCategory = (item: Category, page: Page): string => {
    const { label, href, isCollapsed, menu } = item;
    const index = page.place?.within.get(item);
    const shown = menu === undefined ? item.items : shownItems(item.items, index ?? -1);
    const hasOverview = href !== undefined && (menu === undefined || contents !== undefined);
    const overview = hasOverview ? `<li>${printLink({ type: 'link', label: messages.overview, href }, page)}</li>` : '';
    const count = menu === undefined ? '' : `<small>${item.items.length}</small>`;
    const isClosed = isCollapsed && index === undefined;
    const listPage = contents ?? href;
    const name = `${escapeText(label)}${count}`;
    if (isClosed && shown.length === 0 && menu !== undefined && listPage !== undefined)
      return printMore({ whole: listPage, menu, content: name, isGroup: true });
    const more =
      shown.length < item.items.length
        ? printMore({ whole: listPage, menu: menu ?? '', content: escapeText(moreText(item.items, shown)) })
        : '';
    const list = `<ul>${overview}${shown.map((child) => itemHtml(child, page)).join('')}${more}</ul>`;
    return `<li><details${isClosed ? '' : ' open=""'}><summary>${name}</summary>${list}</details></li>`;
  };

  /**
   * Says where a long list goes on. Without numbers of items on each side: they would differ on all pages when one symbol is renamed, and
   * all pages would be rendered again.
   */
  const moreText = (items: readonly SidebarItem[], shown: readonly SidebarItem[]): string => {
    if (shown.length === 0) return messages.showAllOfGroup;
    const isAbove = items[0] !== shown[0];
    const isBelow = items.at(-1) !== shown.at(-1);
    const text = isAbove && isBelow ? messages.showAllAround : isAbove ? messages.showAllAbove : messages.showAllBelow;
    return fillMessage(text, { count: items.length });
  };

  const printMore = ({ whole, menu, content, isGroup = false }: MoreLink): string => {
    if (whole === undefined) return '';
    const name = !whole.endsWith(`#${menu}`) ? ` data-menu="${escapeText(menu)}"` : isGroup ? '' : ' data-menu';
    return `<li><a href="${escapeText(link(whole))}"${name}>${content}</a></li>`;
  };

  return (current) => {
    const page: Page = { current, place: places.get(current) };
    const shown = isLong ? shownItems(items, page.place?.top ?? (whole === undefined ? -1 : 0)) : items;
    const allText = escapeText(fillMessage(messages.showAll, { count: items.length }));
    const more = shown.length < items.length ? printMore({ whole: whole ?? contents, menu: wholeMenu, content: allText }) : '';
    const folder = menus === undefined ? '' : ` data-menus="${escapeText(link(menus))}"`;
    return `<ul class="menu"${folder}>${shown.map((item) => itemHtml(item, page)).join('')}${more}</ul>`;
  };
}

/** A link to a whole list. */
interface MoreLink {
  /** The page that has it, for readers without scripts. */
  readonly whole: string | undefined;
  /** The file's name without extension. */
  readonly menu: string;
  /** Markup. */
  readonly content: string;
  /** Whether it is all that the page has of a group. Default: false. */
  readonly isGroup?: boolean;
}

/** The position of a page in a sidebar. */
interface SidebarPlace {
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
