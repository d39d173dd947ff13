import type { NavbarLink, PageHead, SiteData } from '../../renderer/model/page.ts';
import { withBase } from '../../renderer/model/withBase.ts';

/** Links of a menu in the bar. Languages link to the current page in that language, or to the home page if it does not exist. */
export function menuItems({ type, items }: NavbarLink, { baseUrl }: SiteData, page: PageHead): NavbarLink['items'] {
  if (type !== 'locales') return items;
  const href = page.kind === 'not-found' ? baseUrl : withBase(baseUrl, page.href);
  return items.map((item) => ({ ...item, href }));
}
