import { isPlainList } from '../../templates/layout/shownItems.ts';
import type { Config } from '../model/config.ts';
import { contentsModule } from '../model/contents.ts';
import type { Document } from '../model/document.ts';
import type { Href, Route, Sidebar, SidebarItem } from '../model/plan.ts';
import { dataFile, htmlFile, joinHref, safeSegment } from './addresses.ts';
import { documentSidebars } from './planSidebars.ts';
import { entryDocuments, type SidebarEntry } from './sidebarEntries.ts';

/*
 * A sidebar of hundreds of documents isn't in every page, which would then grow with the site: a page holds what stands around itself,
 * and the rest are files that the script fetches when the reader asks for it. Without scripts there is a page that lists everything.
 */

/** More documents than a page can name beside its text. */
const most = 100;

export function isLongSidebar(entries: readonly SidebarEntry[]): boolean {
  return entryDocuments(entries).length > most;
}

/** A route for the page that lists all of a sidebar, for each long one. */
export function planContentsRoutes(config: Config, documents: readonly Document[]): readonly Route[] {
  const long = [...documentSidebars(config, documents)].filter(([, entries]) => isLongSidebar(entries));
  return long.map(([id]): Route => {
    const href = contentsHref(config, id);
    return {
      kind: 'page',
      href,
      title: config.words.overview,
      description: '',
      html: htmlFile(href),
      data: dataFile(href),
      from: { file: 'gqldocs.config.ts' },
      sidebar: id,
      module: contentsModule,
    };
  });
}

/** The sidebar with the names of the files that hold its lists. */
export function shortenedSidebar(config: Config, { id, items }: Sidebar): Sidebar {
  const menus = joinHref(config.documents?.route ?? '', `menu/${safeSegment(id)}`);
  return { id, menus, contents: contentsHref(config, id), items: items.map((item, index) => withMenu(item, String(index))) };
}

/** Only plain lists are left out of pages. */
function withMenu(item: SidebarItem, menu: string): SidebarItem {
  if (item.type === 'link') return item;
  if (isPlainList(item.items)) return { ...item, menu };
  return { ...item, items: item.items.map((child, index) => withMenu(child, `${menu}-${index}`)) };
}

function contentsHref(config: Config, id: string): Href {
  return joinHref(config.documents?.route ?? '', `contents/${safeSegment(id)}`);
}
