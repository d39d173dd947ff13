import { hrefOf, normalizeUrl } from './address.ts';

export interface FollowedLink {
  /** As the link has it: what the browser loads when there is no such page. */
  readonly url: URL;
  /** What the address bar says when the page is shown. */
  readonly address: URL;
  /** Of the page, without `baseUrl`. */
  readonly href: string;
}

/** The page of this site that a click would open here. `undefined`: the browser does what it always does. */
export function followedLink(event: MouseEvent, baseUrl: string): FollowedLink | undefined {
  if (event.defaultPrevented || event.button !== 0) return undefined;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
  return pageLink(event.target, baseUrl);
}

/** The page of this site that the link around an element points to, if it opens in this tab. */
export function pageLink(target: EventTarget | null, baseUrl: string): FollowedLink | undefined {
  const link = target instanceof Element ? target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || link.hasAttribute('download')) return undefined;
  if (link.target !== '' && link.target !== '_self') return undefined;
  const url = new URL(link.href, location.href);
  if (url.origin !== location.origin) return undefined;
  const href = hrefOf(url.pathname, baseUrl);
  return href === undefined ? undefined : { url, address: normalizeUrl(url, baseUrl), href };
}
