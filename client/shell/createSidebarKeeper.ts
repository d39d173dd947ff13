import type { PageData, SiteData } from '../../renderer/model/page.ts';
import { withBase } from '../../renderer/model/withBase.ts';
import { moveCurrent, showCurrent } from '../behaviors/moveCurrent.ts';
import { createElement } from '../search/ui/createElement.ts';
import { markup } from './showInFrame.ts';

/** Contents may have elements of this class, too. */
const sidebarOfFrame = '#site-drawer > .sidebar';

export interface SidebarKeeper {
  /** Shows the sidebar of the next page. If it is the same, it stays with its open groups, and the mark of the current page moves. */
  readonly show: (page: PageData) => void;
  /** Scrolls the sidebar to where the reader left it, or to the mark. Measures, so it comes last. */
  readonly place: () => void;
}

export interface SidebarKeeperOptions {
  readonly site: Pick<SiteData, 'baseUrl' | 'messages'>;
  /** Id of the sidebar that the document came with. */
  readonly first: string;
}

/** Keeps a sidebar with its scroll position and open groups across the pages that share it, and when the reader comes back to it. */
export function createSidebarKeeper({ site: { baseUrl, messages }, first }: SidebarKeeperOptions): SidebarKeeper {
  const places = new Map<string, number>();
  let shown = first;

  function replace(sidebar: Element | null, { sidebar: next, sidebarHtml }: PageData): void {
    sidebar?.remove();
    if (next === '') return;
    const nav = createElement('nav', { class: 'sidebar', 'aria-label': messages.sidebarNavigation }, markup(sidebarHtml));
    document.getElementById('site-drawer')?.append(nav);
  }

  return {
    show: (page) => {
      const sidebar = document.querySelector(sidebarOfFrame);
      places.set(shown, sidebar?.querySelector('.menu')?.scrollTop ?? 0);
      if (sidebar && page.sidebar === shown) moveCurrent(sidebar, { link: withBase(baseUrl, page.href), sidebarHtml: page.sidebarHtml });
      else replace(sidebar, page);
      shown = page.sidebar;
    },
    place: () => {
      const menu = document.querySelector(`${sidebarOfFrame} .menu`);
      if (!menu) return;
      menu.scrollTop = places.get(shown) ?? 0;
      showCurrent(menu);
    },
  };
}
