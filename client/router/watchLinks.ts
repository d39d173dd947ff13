import type { Prefetcher } from './createPrefetcher.ts';
import { pageLink } from './followedLink.ts';

export interface LinkWatcher {
  /** Looks at the document's links anew: after each navigation. */
  readonly refresh: () => void;
}

/** Reports links of this site to the prefetcher as they come into view or are hovered, focused or touched. */
export function watchLinks(prefetcher: Prefetcher, baseUrl: string): LinkWatcher {
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      const link = pageLink(target, baseUrl);
      if (link === undefined) continue;
      if (isIntersecting) prefetcher.want(link.href);
      else prefetcher.unwant(link.href);
    }
  });

  function hurry({ target }: Event): void {
    const link = isThrifty() ? undefined : pageLink(target, baseUrl);
    if (link) prefetcher.hurry(link.href);
  }
  for (const type of ['pointerover', 'focusin', 'touchstart'] as const) document.addEventListener(type, hurry, { passive: true });

  return {
    refresh: () => {
      observer.disconnect();
      if (isThrifty()) return;
      for (const link of document.querySelectorAll('a[href]')) observer.observe(link);
    },
  };
}

/** Whether every byte counts: the reader asked for that, or the network is very slow. */
function isThrifty(): boolean {
  if (!('connection' in navigator)) return false;
  const { saveData, effectiveType } = navigator.connection as { readonly saveData?: boolean; readonly effectiveType?: string };
  return saveData === true || effectiveType === '2g' || effectiveType === 'slow-2g';
}
