import { withBase } from './withBase.ts';

/** The address of a link for browsers. Addresses of other sites stay as they are. */
export function publicHref(href: string, { baseUrl }: { readonly baseUrl: string }): string {
  return href.startsWith('/') ? withBase(baseUrl, href) : href;
}
