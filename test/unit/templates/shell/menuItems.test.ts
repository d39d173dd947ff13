import { expect, test } from 'vitest';
import type { NavbarLink, PageHead } from '../../../../renderer/model/page.ts';
import { siteData } from '../../../../renderer/plan/siteData.ts';
import { isCurrent, menuItems } from '../../../../templates/shell/menuItems.ts';
import { makeConfig, makeHead } from '../../make.ts';

const items = [{ type: 'dropdown', label: 'More', items: [{ label: 'About', route: '/about' }] }, { type: 'locales' }] as const;
const config = makeConfig({ baseUrl: '/x/', navbar: { items: [...items] } });
const site = siteData({ config, documents: new Map(), sidebars: new Map(), announcementHtml: '' });

function addressesOn(page: Partial<PageHead>, type: NavbarLink['type']): readonly string[] {
  return site.navbar.items
    .filter((item) => item.type === type)
    .flatMap((item) => menuItems({ item, site, page: makeHead(page) }))
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

test('the item of the part of the site that a page is in is current', () => {
  expect([isCurrent({ activePrefix: '/api' }, { href: '/api/pkg' }), isCurrent({ activePrefix: '/api' }, { href: '/apis' })]).toEqual([
    true,
    false,
  ]);
  expect(isCurrent({ activePrefix: '' }, { href: '/' })).toBe(false);
});
