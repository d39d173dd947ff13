import { isThrifty } from '../isThrifty.ts';
import type { Prefetcher } from './createPrefetcher.ts';
import { pageLink } from './followedLink.ts';

export interface WatchedLinks {
  readonly prefetcher: Prefetcher;
  readonly baseUrl: string;
  /** The page that is there already. */
  readonly isShown: (href: string) => boolean;
}

export interface LinkWatcher {
  /** Looks at the document's links again, after each navigation. */
  readonly refresh: () => void;
}

/** Reports links of this site to the prefetcher as they come into view or are hovered, focused or touched. */
export function watchLinks({ prefetcher, baseUrl, isShown }: WatchedLinks): LinkWatcher {
  const hrefOf = (target: EventTarget | null): string | undefined => {
    const href = pageLink(target, baseUrl)?.href;
    return href === undefined || isShown(href) ? undefined : href;
  };
  // Several links may point to the same page: it is wanted as long as one of them is visible.
  let seen = new Map<Element, string>();

  function onChange(entries: readonly IntersectionObserverEntry[]): void {
    for (const { target, isIntersecting } of entries) {
      const href = isIntersecting ? hrefOf(target) : seen.get(target);
      if (href === undefined) continue;
      if (isIntersecting) {
        seen.set(target, href);
        prefetcher.want(href);
      } else {
        seen.delete(target);
        if (![...seen.values()].includes(href)) prefetcher.unwant(href);
      }
    }
  }
  function onIntent({ target }: Event): void {
    const href = isThrifty() ? undefined : hrefOf(target);
    if (href !== undefined) prefetcher.hurry(href);
  }

  const observer = new IntersectionObserver(onChange);
  for (const type of ['pointerover', 'focusin', 'touchstart'] as const) document.addEventListener(type, onIntent, { passive: true });
  return {
    refresh: () => {
      observer.disconnect();
      seen = new Map();
      if (isThrifty()) return;
      for (const link of document.querySelectorAll('a[href]:not(figure.code a)')) observer.observe(link);
    },
  };
}
