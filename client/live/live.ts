import { type LiveEvent, liveFolder } from '../../renderer/model/live.ts';
import { dataAddress, hrefOf } from '../router/address.ts';
import { loadPage, parsePage } from '../router/loadPage.ts';
import { createOverlay } from './createOverlay.ts';
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
  let hasBeenLost = false;

  const refresh = async (data?: string): Promise<void> => {
    const href = shownHref();
    const page = data === undefined ? await loadPage(dataAddress(href, baseUrl), 'high') : parsePage(data);
    if (page && href === shownHref()) showPage(page);
  };
  const events = new EventSource(`${baseUrl}${liveFolder}/events${new URL(import.meta.url).search}`);
  events.onmessage = ({ data }) => {
    const event = JSON.parse(String(data)) as LiveEvent;
    if (event.type === 'reload') return location.reload();
    if (event.type === 'problems') return overlay.show(event.problems);
    if (event.styles !== '') swapStyles(event.styles);
    for (const [href] of event.pages) changed.add(href);
    const here = event.pages.find(([href]) => href === shownHref());
    if (here) void refresh(here[1]);
  };
  // What happened while the server was away is unknown.
  events.onerror = () => {
    hasBeenLost = true;
  };
  events.onopen = () => {
    if (hasBeenLost) location.reload();
  };
  // The router has just shown another page, perhaps from its memory. What is refreshed changes the head, too, and is no other page.
  let shown = shownHref();
  new MutationObserver(() => {
    if (shownHref() === shown) return;
    shown = shownHref();
    if (changed.has(shown)) void refresh();
  }).observe(document.head, { childList: true, subtree: true, characterData: true });
}
