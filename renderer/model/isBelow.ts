import type { Href } from './links.ts';

/** Whether a page is at an address or below it. */
export function isBelow(href: Href, address: Href): boolean {
  return href === address || href.startsWith(address === '/' ? '//' : `${address}/`);
}
