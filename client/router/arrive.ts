import { anchorTarget } from './anchorTarget.ts';
import type { PageHistory } from './createHistory.ts';

/** How the reader came to the page: by a link, or by going back or forward to where they were, if that is still known. */
export type Arrival = { readonly type: 'link' } | { readonly type: 'return'; readonly place: number | undefined };

/**
 * Puts the reader where they want to be on a page that has just been shown: at the place where they were, at the URL's anchor, or
 * at the top; and the focus with them, so that the keyboard and screen readers go on from there.
 */
export function arrive(arrival: Arrival, history: PageHistory): void {
  const place = arrival.type === 'return' ? arrival.place : undefined;
  if (place === undefined && anchorTarget() !== undefined) {
    history.goToAnchor();
  } else {
    document.getElementById('site-main')?.focus({ preventScroll: true });
    scrollTo({ top: place ?? 0, behavior: 'instant' });
  }
}
