import type { PageData } from '../../renderer/model/page.ts';
import { withBase } from '../../renderer/model/withBase.ts';
import { moveCurrent, showCurrent } from '../behaviors/moveCurrent.ts';

export interface SidebarKeeper {
  /** The next page. If it has the same sidebar as the shown page, it keeps the shown one, with its open groups. */
  readonly merge: (shown: PageData, next: PageData) => PageData;
  /** Marks the page in the sidebar. Called when the page is in the document. */
  readonly mark: () => void;
  /** Scrolls the sidebar to where the reader left it, or to the mark. Measures, so it comes last. */
  readonly place: () => void;
}

/** Keeps a sidebar with its scroll position and open groups across the pages that share it, and when the reader comes back to it. */
export function createSidebarKeeper(baseUrl: string): SidebarKeeper {
  const places = new Map<string, number>();
  let page: PageData | undefined;
  let isKept = false;

  return {
    merge: (shown, next) => {
      const menu = document.querySelector('.sidebar .menu');
      if (menu && shown.sidebar !== '') places.set(shown.sidebar, menu.scrollTop);
      page = next;
      isKept = next.sidebar === shown.sidebar && document.querySelector('.sidebar') !== null;
      return isKept ? { ...next, sidebarHtml: shown.sidebarHtml } : next;
    },
    mark: () => {
      const sidebar = document.querySelector('.sidebar');
      if (isKept && sidebar && page) moveCurrent(sidebar, { link: withBase(baseUrl, page.href), sidebarHtml: page.sidebarHtml });
    },
    place: () => {
      const menu = document.querySelector('.sidebar .menu');
      if (!menu) return;
      menu.scrollTop = places.get(page?.sidebar ?? '') ?? 0;
      showCurrent(menu);
    },
  };
}
