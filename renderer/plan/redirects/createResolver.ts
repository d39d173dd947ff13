import type { Href } from '../../model/links.ts';
import { formatAddress, isExternal, parseAddress } from '../links/address.ts';

/** Where an address leads. */
type Resolution =
  /** The last address of the chain: the address itself if no redirect applies. Its page may not exist. */
  | { readonly kind: 'end'; readonly address: string; readonly isTemporary: boolean }
  /** Keys of the redirects that form a loop. */
  | { readonly kind: 'loop'; readonly keys: readonly string[] };

export type Resolve = (address: string) => Resolution;

/**
 * Follows the redirects of the config. A redirect of an anchor comes before one of its page, and that before one that ends with `/*`.
 * Redirects of pages apply only where no page exists. An anchor is kept, unless the target has one.
 */
export function createResolver(redirects: Readonly<Record<string, string>>, hasPage: (href: Href) => boolean): Resolve {
  const keys = Object.keys(redirects);
  const exact = new Map(keys.filter((key) => !isPattern(key)).map((key) => [formatAddress(parseAddress(key)), key]));
  // The longest first.
  const patterns = keys.filter(isPattern).toSorted((a, b) => b.length - a.length || (a < b ? -1 : 1));

  return (start) => {
    let address = start;
    let isTemporary = false;
    const used: string[] = [];
    for (;;) {
      if (isExternal(address)) return { kind: 'end', address, isTemporary };
      const { page, anchor } = parseAddress(address);
      const own = anchor === undefined ? undefined : exact.get(formatAddress({ page, anchor }));
      if (own === undefined && hasPage(page)) return { kind: 'end', address, isTemporary };
      const key = own ?? exact.get(page) ?? patterns.find((pattern) => isBelow(page, prefixOf(pattern)));
      const to = key === undefined ? undefined : redirects[key];
      if (key === undefined || to === undefined) return { kind: 'end', address, isTemporary };
      if (used.includes(key)) return { kind: 'loop', keys: used.slice(used.indexOf(key)) };
      used.push(key);
      isTemporary ||= isPattern(key);
      const target = isPattern(key) ? `${prefixOf(to)}${page.slice(prefixOf(key).length)}` : to;
      address = isExternal(target) ? target : formatAddress({ anchor: own === undefined ? anchor : undefined, ...parseAddress(target) });
    }
  };
}

/** Whether a redirect is for a page and all pages below it: `/api/latest/*`. */
export function isPattern(key: string): boolean {
  return key.endsWith('/*');
}

/** The address of the page that a pattern begins with: `/api/latest` of `/api/latest/*`. Empty for the whole site. */
export function prefixOf(pattern: string): Href {
  return pattern.slice(0, -'/*'.length);
}

/** Whether a page is the one that a pattern begins with, or below it. */
export function isBelow(page: Href, prefix: Href): boolean {
  return page === prefix || page.startsWith(`${prefix}/`);
}
