import type { NavbarLink, PageHead, SiteData } from '../../renderer/model/page.ts';
import { withBase } from '../../renderer/model/withBase.ts';
import type { ShellState } from './shellState.ts';

export interface MenuRequest {
  readonly item: NavbarLink;
  readonly site: SiteData;
  readonly page: PageHead;
  readonly state: ShellState;
}

/** Links of a menu in the bar. Languages and releases link to the current page there. */
export function menuItems({ item: { type, items }, site, page, state }: MenuRequest): NavbarLink['items'] {
  const { baseUrl, release } = site;
  if (type === 'releases' && release !== undefined) {
    const path = page.kind === 'not-found' ? '/' : page.href;
    const links = state.releases.map((name) => ({ label: name, href: withBase(`${release.root}${name}/`, path), isExternal: false }));
    return [...links, ...items];
  }
  if (type !== 'locales') return items;
  const href = page.kind === 'not-found' ? baseUrl : withBase(baseUrl, page.href);
  return items.map((item) => ({ ...item, href }));
}
