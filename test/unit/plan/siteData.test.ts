import { describe, expect, it, test } from 'vitest';
import type { UserConfig } from '../../../renderer/config/userConfig.ts';
import { linkHref, siteData, staticHref } from '../../../renderer/plan/siteData.ts';
import { makeConfig } from '../make.ts';

const documents = new Map([['guide/index', '/docs/guide']]);
const sidebars = new Map([['main', '/docs/guide']]);

function dataOf(user: Partial<UserConfig>) {
  return siteData({ config: makeConfig(user), documents, sidebars, announcementHtml: '<b>New</b>' });
}

function itemsOf(items: NonNullable<NonNullable<UserConfig['navbar']>['items']>) {
  return dataOf({ baseUrl: '/x/', documents: { main: 'guide/index' }, navbar: { items } }).navbar.items;
}

const link = { type: 'link', position: 'left', isExternal: false, items: [] };

describe('an item of the navigation bar', () => {
  it('links to a document, sidebar, package, route or URL', () => {
    const items = itemsOf([
      { type: 'document', document: 'guide/index', label: 'Guide' },
      { type: 'sidebar', sidebar: 'main', label: 'Docs' },
      { type: 'api', label: 'API' },
      { type: 'api', package: 'con', label: 'Package' },
      { type: 'route', route: 'about/', label: 'About' },
      { type: 'link', href: 'https://example.com', label: 'Code', position: 'right' },
    ]);
    expect(items).toEqual([
      { ...link, label: 'Guide', href: '/x/docs/guide', activePrefix: '/docs/guide' },
      { ...link, label: 'Docs', href: '/x/docs/guide', activePrefix: '/docs/guide' },
      { ...link, label: 'API', href: '/x/api', activePrefix: '/api' },
      { ...link, label: 'Package', href: '/x/api/con~', activePrefix: '/api/con~' },
      { ...link, label: 'About', href: '/x/about', activePrefix: '/about' },
      { ...link, label: 'Code', href: 'https://example.com', activePrefix: '', position: 'right', isExternal: true },
    ]);
  });

  it('may be a menu', () => {
    const items = itemsOf([
      {
        type: 'dropdown',
        label: 'More',
        items: [
          { label: 'Guide', document: 'guide/index' },
          { label: 'Code', href: 'https://example.com' },
          { label: 'Part', route: '/about?a=1#part' },
        ],
      },
      { type: 'versions', position: 'right' },
      { type: 'locales', position: 'right' },
    ]);
    const menu = { href: '', activePrefix: '', isExternal: false };
    expect(items).toEqual([
      {
        ...menu,
        type: 'dropdown',
        label: 'More',
        position: 'left',
        items: [
          { label: 'Guide', href: '/x/docs/guide', isExternal: false },
          { label: 'Code', href: 'https://example.com', isExternal: true },
          { label: 'Part', href: '/x/about?a=1#part', isExternal: false },
        ],
      },
      { ...menu, type: 'versions', label: 'Next', position: 'right', items: [{ label: 'Next', href: '/x/docs/guide', isExternal: false }] },
      { ...menu, type: 'locales', label: 'Language', position: 'right', items: [{ label: 'English', href: '/x/', isExternal: false }] },
    ]);
  });
});

test('an item for the reference links to its only package, and is current on all pages of the reference', () => {
  const config = makeConfig({ baseUrl: '/x/', navbar: { items: [{ type: 'api', label: 'API' }] } });
  const forward = { from: '/api', to: '/api/pkg' };
  const { items } = siteData({ config, documents, sidebars, forward, announcementHtml: '' }).navbar;
  expect(items).toEqual([{ ...link, label: 'API', href: '/x/api/pkg', activePrefix: '/api' }]);
});

describe('the data of a site', () => {
  it('contains URLs of static files with the base URL', () => {
    const { logo } = dataOf({ baseUrl: '/x/', navbar: { logo: { src: 'img/a.svg', srcDark: '/img/b.svg', alt: 'A' } } }).navbar;
    expect(logo).toEqual({ src: '/x/img/a.svg', srcDark: '/x/img/b.svg', alt: 'A' });
  });

  it('contains the announcement as HTML, if there is one', () => {
    const announcement = { id: 'new', content: '**New**', closable: false };
    expect(dataOf({ announcement }).announcement).toEqual({ id: 'new', html: '<b>New</b>', closable: false });
    expect(dataOf({}).announcement).toBeUndefined();
  });

  it('contains the direction of its language', () => {
    const rtl = dataOf({ i18n: { defaultLocale: 'ar', locales: [{ code: 'ar', label: 'العربية', direction: 'rtl' }] } });
    expect([rtl.locale, rtl.direction]).toEqual(['ar', 'rtl']);
    expect([dataOf({}).locale, dataOf({}).direction]).toEqual(['en', 'ltr']);
  });

  it('contains no version without documents', () => {
    expect(dataOf({}).version).toBeUndefined();
    expect(dataOf({ documents: {} }).version).toEqual({ name: 'current', label: 'Next' });
  });
});

describe('the URL of a link', () => {
  const config = makeConfig({ baseUrl: '/x/' });

  it.each([
    [{ label: '', href: 'https://example.com' }, 'https://example.com'],
    [{ label: '', route: '/' }, '/x/'],
    [{ label: '', route: '/a/b/?c#d' }, '/x/a/b?c#d'],
    [{ label: '', document: 'guide/index' }, '/x/docs/guide'],
  ])('%j is %s', (written, href) => {
    expect(linkHref(written, { config, documents })).toBe(href);
  });

  it('to a static file may be on another site', () => {
    expect(staticHref(config, 'https://example.com/a.png')).toBe('https://example.com/a.png');
    expect(staticHref(config, 'img/a.png')).toBe('/x/img/a.png');
  });
});
