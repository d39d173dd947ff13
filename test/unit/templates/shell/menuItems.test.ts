import { expect, test } from 'vitest';
import type { NavbarLink, PageHead } from '../../../../renderer/model/page.ts';
import { siteData } from '../../../../renderer/plan/siteData.ts';
import { menuItems } from '../../../../templates/shell/menuItems.ts';
import { initialShellState } from '../../../../templates/shell/shellState.ts';
import { makeConfig, makeHead } from '../../make.ts';

const items = [{ type: 'dropdown', label: 'More', items: [{ label: 'About', route: '/about' }] }, { type: 'locales' }] as const;
const config = makeConfig({ baseUrl: '/x/', navbar: { items: [...items] } });
const state = initialShellState({ hasSidebar: true });
const site = siteData({ config, documents: new Map(), sidebars: new Map(), announcementHtml: '' });

function addressesOn(page: Partial<PageHead>, type: NavbarLink['type']): readonly string[] {
  return site.navbar.items
    .filter((item) => item.type === type)
    .flatMap((item) => menuItems({ item, site, page: makeHead(page), state }))
    .map(({ href }) => href);
}

test('languages link to the current page', () => {
  expect(addressesOn({ href: '/docs/入门' }, 'locales')).toEqual(['/x/docs/%E5%85%A5%E9%97%A8']);
  expect(addressesOn({ href: '/' }, 'locales')).toEqual(['/x/']);
  expect(addressesOn({ href: '/404', kind: 'not-found' }, 'locales')).toEqual(['/x/']);
});

test('links in other menus stay unchanged', () => {
  expect(addressesOn({ href: '/docs/a' }, 'dropdown')).toEqual(['/x/about']);
});

test('releases link to the current page', () => {
  const release = { name: 'v1.0.0', root: '/x/' };
  const data = siteData({ config: { ...config, release }, documents: new Map(), sidebars: new Map(), announcementHtml: '' });
  const [item] = data.navbar.items.filter(({ type }) => type === 'releases');
  if (item === undefined) throw new Error('The bar has no menu of releases.');
  const linksWith = (releases: readonly string[], page: Partial<PageHead>) =>
    menuItems({ item, site: data, page: makeHead(page), state: { ...state, releases } }).map(({ label, href }) => [label, href]);
  expect(linksWith([], { href: '/api' })).toEqual([['All versions', '/x/versions/']]);
  expect(linksWith(['v2.0.0', 'v1.0.0'], { href: '/api' })).toEqual([
    ['v2.0.0', '/x/v2.0.0/api'],
    ['v1.0.0', '/x/v1.0.0/api'],
    ['All versions', '/x/versions/'],
  ]);
  expect(linksWith(['v2.0.0'], { href: '/404', kind: 'not-found' })[0]).toEqual(['v2.0.0', '/x/v2.0.0/']);
});
