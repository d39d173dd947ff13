import { joinHref, pageFiles, safeSegment } from '../../model/addresses.ts';
import { type Config, configPlace } from '../../model/config.ts';
import { contentsModule } from '../../model/contents.ts';
import type { Document } from '../../model/document.ts';
import type { Href } from '../../model/links.ts';
import type { Route, Sidebar, SidebarItem } from '../../model/plan.ts';
import { isPlainList } from '../../presentation/shownItems.ts';
import { documentSidebars, entryDocuments, type SidebarEntry } from './documentSidebars.ts';

/*
 * Sidebars of hundreds of documents. If every page contained the whole list, pages would grow with the site. A page has the entries around
 * itself, and the script fetches the rest from files when the reader asks for it. Without scripts, there is a page that lists everything.
 */

/** Most documents that a page lists next to its text. */
const most = 100;

/** Whether a sidebar has more documents than each page lists. */
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
      title: config.messages.overview,
      description: '',
      ...pageFiles(href),
      from: configPlace(config),
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
