import { isThrifty } from '../isThrifty.ts';
import type { PageCache } from './createPageCache.ts';
import { pageLink } from './followedLink.ts';

export interface WatchedLinks {
  readonly cache: Pick<PageCache, 'has' | 'load'>;
  readonly baseUrl: string;
  /** The page that is there already. */
  readonly isShown: (href: string) => boolean;
}

/**
 * Fetches the page of a link of this site when it is hovered, focused or touched. Pages of links in view are not fetched: they are several
 * times as much as the page itself, and few of them are opened. Failures are ignored: a click will try again and report the error.
 */
export function watchLinks({ cache, baseUrl, isShown }: WatchedLinks): void {
  function onIntent({ target }: Pick<Event, 'target'>): void {
    const href = isThrifty() ? undefined : pageLink(target, baseUrl)?.href;
    if (href !== undefined && !isShown(href) && !cache.has(href)) cache.load(href, 'high').catch(() => undefined);
  }
  // A touch is a pointer, too.
  for (const type of ['pointerover', 'focusin'] as const) document.addEventListener(type, onIntent);
  // The link that this script was loaded for.
  onIntent({ target: document.querySelector('a:hover, a:focus') });
}
