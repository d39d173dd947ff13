import { type LiveEvent, liveFolder } from '../../renderer/model/live.ts';
import { dataAddress, hrefOf } from '../router/address.ts';
import { loadPage, parsePage } from '../router/loadPage.ts';
import { createOverlay } from './createOverlay.ts';
import { followEvents } from './followEvents.ts';
import { showGone } from './showGone.ts';
import { showPage } from './showPage.ts';
import { swapStyles } from './swapStyles.ts';

/*
 * Keeps an open page up to date while the site is written: listens to the development server, and puts new content into the page
 * without loading it again, so that the place, open groups and chosen tabs stay. The page itself knows nothing of this script.
 */
start(LIVE_BASE_URL);

function start(baseUrl: string): void {
  const overlay = createOverlay();
  /** Pages that changed since this document was loaded: the router may have older ones in its memory. */
  const changed = new Set<string>();
  const shownHref = (): string => hrefOf(location.pathname, baseUrl) ?? '';

  const refresh = async (data?: string): Promise<void> => {
    const href = shownHref();
    const page = data === undefined ? await loadPage(dataAddress(href, baseUrl), 'high') : parsePage(data);
    if (page && href === shownHref()) showPage(page);
  };
  const onEvent = (event: LiveEvent): void => {
    if (event.type === 'reload') location.reload();
    else if (event.type === 'problems') overlay.show(event.problems);
    else update(event);
  };
  const update = ({ styles, pages, gone }: Extract<LiveEvent, { type: 'update' }>): void => {
    if (styles !== '') swapStyles(styles);
    for (const [href] of pages) changed.add(href);
    const here = pages.find(([href]) => href === shownHref());
    if (here) void refresh(here[1]);
    const removed = gone.find(({ href }) => href === shownHref());
    if (removed) showGone(removed);
  };
  followEvents({ folder: `${baseUrl}${liveFolder}`, state: new URL(import.meta.url).search.slice(1), onEvent });
  // The router has just shown another page, perhaps from memory. A refreshed page changes the head, too, but has the same address.
  let shown = shownHref();
  new MutationObserver(() => {
    if (shownHref() === shown) return;
    shown = shownHref();
    if (changed.has(shown)) void refresh();
  }).observe(document.head, { childList: true, subtree: true, characterData: true });
}
