import { wholeMenu } from '../../renderer/model/contents.ts';
import { isLongName, nameWords } from '../../renderer/model/nameWords.ts';
import type { Sidebar, SidebarItem } from '../../renderer/model/plan.ts';
import { fillWords, type Words } from '../../renderer/model/words.ts';
import { escapeText } from '../escapeText.ts';
import { isPlainList, shownItems } from './shownItems.ts';
import { type SidebarPlace, sidebarPlaces } from './sidebarPlaces.ts';

export interface SidebarInput {
  readonly sidebar: Sidebar;
  readonly words: Words;
  /** Puts an address below `baseUrl`. */
  readonly link: (href: string) => string;
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
 *
 * Long groups of a package, and the lists of a sidebar of very many documents, are not in every page: the page holds the part around
 * itself, and the whole list is a file that the script fetches when the reader asks for it, or an index page without scripts. So a page
 * does not grow with the package. The files lie below `data-menus` under the name in `data-menu`; where that is empty, they are called
 * as the section of the index page that the link leads to, so that none of dozens of groups says its name twice.
 *
 * Printed as text: it is links alone, on every page. What doesn't lead to a page looks the same on it as on others, and is printed once.
 */
export function createSidebar({ sidebar, words, link }: SidebarInput): SidebarHtml {
  const { items, menus, contents } = sidebar;
  const places = sidebarPlaces(sidebar);
  const isLong = contents !== undefined && isPlainList(items);
  const elsewhere = new Map<SidebarItem, string>();

  const itemHtml = (item: SidebarItem, page: Page): string => {
    if (item.type === 'category' ? page.place?.within.has(item) : item.href === page.current) return printItem(item, page);
    const known = elsewhere.get(item) ?? printItem(item, page);
    elsewhere.set(item, known);
    return known;
  };
  const printItem = (item: SidebarItem, page: Page): string =>
    item.type === 'category' ? printCategory(item, page) : `<li>${printLink(item, page)}</li>`;

  const printLink = ({ label, href, isDeprecated }: Exclude<SidebarItem, Category>, { current }: Page): string => {
    const marks = `${href === current ? ' aria-current="page"' : ''}${isDeprecated ? ` class="is-deprecated" title="${escapeText(words.deprecated)}"` : ''}`;
    const name = isLongName(label) ? nameWords(label).map(escapeText).join('<wbr/>') : escapeText(label);
    return `<a href="${escapeText(link(href))}"${marks}>${name}</a>`;
  };

  const printCategory = (item: Category, page: Page): string => {
    const { label, href, isCollapsed, menu } = item;
    const index = page.place?.within.get(item);
    const shown = menu === undefined ? item.items : shownItems(item.items, index ?? -1);
    const hasOverview = href !== undefined && (menu === undefined || contents !== undefined);
    const overview = hasOverview ? `<li>${printLink({ type: 'link', label: words.overview, href }, page)}</li>` : '';
    const count = menu === undefined ? '' : `<small>${item.items.length}</small>`;
    const more = shown.length < item.items.length ? printMore(contents ?? href, menu ?? '', words.showAllOfGroup) : '';
    const list = `<ul>${overview}${shown.map((child) => itemHtml(child, page)).join('')}${more}</ul>`;
    const open = !isCollapsed || index !== undefined ? ' open=""' : '';
    return `<li class="menu-group"><details${open}><summary>${escapeText(label)}${count}</summary>${list}</details></li>`;
  };

  /** The way to the whole list: `href` is the page that has it, for readers without scripts, `menu` the file's name without its ending. */
  const printMore = (href: string | undefined, menu: string, text: string): string => {
    if (href === undefined) return '';
    const name = href.endsWith(`#${menu}`) ? '' : menu;
    return `<li><a href="${escapeText(link(href))}" data-menu="${escapeText(name)}">${escapeText(text)}</a></li>`;
  };

  return (current) => {
    const page: Page = { current, place: places.get(current) };
    const shown = isLong ? shownItems(items, page.place?.top ?? -1) : items;
    const more = shown.length < items.length ? printMore(contents, wholeMenu, fillWords(words.showAll, { count: items.length })) : '';
    const folder = menus === undefined ? '' : ` data-menus="${escapeText(link(menus))}"`;
    return `<ul class="menu"${folder}>${shown.map((item) => itemHtml(item, page)).join('')}${more}</ul>`;
  };
}
