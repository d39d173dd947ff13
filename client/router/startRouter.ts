import { hrefOf } from './address.ts';
import type { PageHistory } from './createHistory.ts';
import { entryState } from './createHistory.ts';
import type { Router } from './createRouter.ts';
import { type FollowedLink, followedLink } from './followedLink.ts';

export interface RouterParts {
  readonly router: Router;
  readonly history: PageHistory;
  readonly baseUrl: string;
  /** Before the reader is taken to another page or place by a link. */
  readonly onOpen: () => void;
}

/** Hands clicks on links and the browser's back and forward to the router. */
export function startRouter({ router, history, baseUrl, onOpen }: RouterParts): void {
  const isShown = (href: string): boolean => router.store.get().href === href && router.store.get().hasContent;

  function goOnPage(event: MouseEvent, { url, address }: FollowedLink): void {
    history.keepPlace();
    onOpen();
    // The browser handles links to anchors of the current page. It compares addresses including a slash at the end.
    if (url.hash !== '' && url.pathname === location.pathname) return;
    event.preventDefault();
    if (url.hash !== '') {
      location.assign(url.hash);
    } else {
      // A link to the page itself takes the reader to its top.
      if (location.hash !== '') history.push(address);
      scrollTo({ top: 0 });
    }
  }
  function openPage(event: MouseEvent, link: FollowedLink): void {
    event.preventDefault();
    // The new page replaces the drawer's entry in the history, so that "back" returns to the page below the drawer.
    const replace = entryState()?.drawer === true;
    onOpen();
    router.open(link, { replace });
  }
  const onClick = (event: MouseEvent): void => {
    const link = followedLink(event, baseUrl);
    if (link === undefined) return;
    if (isShown(link.href) && link.url.search === location.search) goOnPage(event, link);
    else openPage(event, link);
  };
  const onPopState = ({ state }: PopStateEvent): void => {
    // The browser has scrolled already when the entry is a new one, made by a click on an anchor.
    if (state !== null) history.keepPlace();
    if (!history.adopt()) return;
    const href = hrefOf(location.pathname, baseUrl);
    if (href === undefined) {
      location.reload();
    } else if (!isShown(href)) {
      router.follow(href);
    } else {
      router.stay();
      if (state !== null) scrollTo({ top: history.keptPlace() ?? 0, behavior: 'instant' });
    }
  };

  document.addEventListener('click', onClick);
  addEventListener('popstate', onPopState);
  addEventListener('pageshow', ({ persisted }) => {
    // The reader has come back from a page that the browser loaded instead: nothing loads any more.
    if (persisted && router.store.get().status === 'loading') router.stay();
  });
}
