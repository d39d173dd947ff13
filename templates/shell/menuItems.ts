import { isBelow } from '../../renderer/model/isBelow.ts';
import type { NavbarLink, PageHead, SiteData } from '../../renderer/model/page.ts';
import { withBase } from '../../renderer/model/withBase.ts';

export interface MenuRequest {
  readonly item: NavbarLink;
  readonly site: SiteData;
  readonly page: PageHead;
}

type MenuItem = NavbarLink['items'][number] & { readonly lang?: string | undefined };

/** Links of a menu in the bar. Languages link to the current page there. */
export function menuItems({ item: { type, items }, site, page }: MenuRequest): readonly MenuItem[] {
  if (type !== 'locales') return items;
  const codes = new Map(site.locales.map(({ label, code }) => [label, code]));
  return items.map((item) => ({ ...item, href: ownAddress(page, site), lang: codes.get(item.label) }));
}

/** The address of a page in its own language, with `baseUrl`. The not-found page is everywhere. */
export function ownAddress({ kind, href }: Pick<PageHead, 'kind' | 'href'>, { baseUrl }: Pick<SiteData, 'baseUrl'>): string {
  return kind === 'not-found' ? baseUrl : withBase(baseUrl, href);
}

/** Whether the page lies below the item's address: `aria-current` says so to everyone. */
export function isCurrent({ activePrefix }: Pick<NavbarLink, 'activePrefix'>, { href }: Pick<PageHead, 'href'>): boolean {
  return activePrefix !== '' && isBelow(href, activePrefix);
}
