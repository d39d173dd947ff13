import type { PageData } from '../../renderer/model/page.ts';
import { moveCurrent, showIn } from '../behaviours/moveCurrent.ts';
import { withBase } from '../router/address.ts';

export interface SidebarKeeper {
  /** The next page with the sidebar that is there already, where it is the same one. */
  readonly merge: (shown: PageData, next: PageData) => PageData;
  /** After the page stands in the document. */
  readonly settle: (page: PageData) => void;
}

/** Keeps a sidebar with its scroll position and open groups across the pages that share it, and when the reader comes back to it. */
export function createSidebarKeeper(baseUrl: string): SidebarKeeper {
  const places = new Map<string, number>();
  let isFresh = false;
  const scroller = (): HTMLElement | null => document.getElementById('drawer');

  return {
    merge: (shown, next) => {
      const sidebar = document.querySelector('.sidebar');
      if (sidebar && shown.sidebar !== '') places.set(shown.sidebar, scroller()?.scrollTop ?? 0);
      isFresh = next.sidebar !== '' && next.sidebar !== shown.sidebar;
      if (isFresh || !sidebar || next.sidebar === '') return next;
      moveCurrent(sidebar, { link: withBase(next.href, baseUrl), sidebarHtml: next.sidebarHtml });
      return { ...next, sidebarHtml: shown.sidebarHtml };
    },
    settle: (page) => {
      const drawer = scroller();
      if (!isFresh || !drawer) return;
      drawer.scrollTop = places.get(page.sidebar) ?? 0;
      const link = drawer.querySelector('.sidebar [aria-current="page"]');
      if (link) showIn(drawer, link);
    },
  };
}
