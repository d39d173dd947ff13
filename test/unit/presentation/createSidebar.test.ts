import { describe, expect, it } from 'vitest';
import { defaultMessages } from '../../../renderer/model/messages.ts';
import type { SidebarItem } from '../../../renderer/model/plan.ts';
import { createSidebar, type SidebarHtml, sidebarPlaces } from '../../../renderer/presentation/createSidebar.ts';

describe('createSidebar', () => {
  function menuOf(items: readonly SidebarItem[]): SidebarHtml {
    const link = (href: string) => (href.startsWith('/') ? `/x${href}` : href);
    return createSidebar({ sidebar: { id: 'main', menus: '/api/pkg/menu', items }, messages: defaultMessages, link });
  }

  function markup(items: readonly SidebarItem[], current = '/a'): string {
    return menuOf(items)(current);
  }

  const a: SidebarItem = { type: 'link', label: 'A', href: '/a' };
  const b: SidebarItem = { type: 'link', label: 'B & C', href: '/b' };

  describe('a sidebar', () => {
    it('links to its pages and marks the current one', () => {
      expect(markup([a, b, { type: 'link', label: 'Code', href: 'https://example.com' }])).toBe(
        '<ul class="menu" data-menus="/x/api/pkg/menu"><li><a href="/x/a" aria-current="page">A</a></li><li><a href="/x/b">B &amp; C</a></li>' +
          '<li><a href="https://example.com">Code</a></li></ul>',
      );
    });

    it('marks deprecated items', () => {
      expect(markup([{ ...b, isDeprecated: true }])).toBe(
        '<ul class="menu" data-menus="/x/api/pkg/menu"><li><a href="/x/b" class="is-deprecated" title="Deprecated">B &amp; C</a></li></ul>',
      );
    });
  });

  describe('a sidebar shared by several pages', () => {
    const inner: SidebarItem = { type: 'category', label: 'Inner', href: '/inner', isCollapsed: true, items: [b] };
    const items: readonly SidebarItem[] = [a, { type: 'category', label: 'Outer', isCollapsed: true, items: [inner, a] }, b];

    it('equals on each page a sidebar made for that page, in any order', () => {
      const pages = ['/a', '/b', '/inner', '/elsewhere', '/b', '/a'];
      const menu = menuOf(items);
      expect(pages.map((page) => menu(page))).toEqual(pages.map((page) => markup(items, page)));
    });
  });

  describe('a category', () => {
    const category = { type: 'category', label: 'More', isCollapsed: true, items: [b] } as const;
    const folded = '<ul class="menu" data-menus="/x/api/pkg/menu"><li><details><summary>More</summary>';

    it('is folded, unless the config or its current page opens it', () => {
      expect(markup([category])).toBe(`${folded}<ul><li><a href="/x/b">B &amp; C</a></li></ul></details></li></ul>`);
      expect(markup([{ ...category, isCollapsed: false }])).toContain('<details open="">');
      expect(markup([{ ...category, items: [{ ...category, items: [a] }] }]).match(/<details open="">/g)).toHaveLength(2);
    });

    it('lists its own page first, and is open on it', () => {
      expect(markup([{ ...category, href: '/b' }])).toBe(
        `${folded}<ul><li><a href="/x/b">Overview</a></li><li><a href="/x/b">B &amp; C</a></li></ul></details></li></ul>`,
      );
      expect(markup([{ ...category, href: '/a' }])).toContain('<details open="">');
    });
  });

  describe('a long group of symbols', () => {
    const items = Array.from({ length: 100 }, (_, index): SidebarItem => ({ type: 'link', label: `F${index}`, href: `/f/${index}` }));
    const group: SidebarItem = {
      type: 'category',
      label: 'Functions',
      href: '/api/pkg#functions',
      isCollapsed: true,
      menu: 'functions',
      items,
    };

    it('is a link to the whole list with its name and length on other pages, until a script makes a group of it', () => {
      expect(markup([group])).toBe(
        '<ul class="menu" data-menus="/x/api/pkg/menu"><li><a href="/x/api/pkg#functions">Functions<small>100</small></a></li></ul>',
      );
      expect(markup([{ ...group, href: '/api/pkg/category/functions' }])).toContain(
        '<a href="/x/api/pkg/category/functions" data-menu="functions">Functions<small>100</small></a>',
      );
    });

    it('allows line breaks between the words of a long name', () => {
      const named = (label: string) => markup([{ type: 'link', label, href: '/a' }]);
      expect(named('GraphQLFormattedErrorExtensions')).toContain('>GraphQL<wbr/>Formatted<wbr/>Error<wbr/>Extensions</a>');
      expect(named('GraphQLObjectType')).toContain('>GraphQLObjectType</a>');
      expect(named('How to write a GraphQLObjectType')).toContain('>How to write a GraphQLObjectType</a>');
    });

    it('contains the part around the current page', () => {
      const html = markup([group], '/f/50');
      expect(html).toContain('<a href="/x/f/50" aria-current="page">F50</a>');
      expect(html.match(/href="\/x\/f\//g)).toHaveLength(40);
      expect(html).toContain('<li><a href="/x/api/pkg#functions" data-menu>Show all 100, more above and below</a></li></ul>');
    });
  });
});

describe('sidebarPlaces', () => {
  const link = (name: string): SidebarItem => ({ type: 'link', label: name, href: `/${name}` });
  const inner: SidebarItem = { type: 'category', label: 'Inner', href: '/inner', isCollapsed: true, items: [link('a'), link('b')] };
  const outer: SidebarItem = { type: 'category', label: 'Outer', isCollapsed: true, items: [link('c'), inner] };
  const places = sidebarPlaces({ items: [link('top'), outer] });

  it('finds the categories around a page, and the position in each', () => {
    expect(places.get('/b')?.within).toEqual(
      new Map([
        [outer, 1],
        [inner, 1],
      ]),
    );
    expect(places.get('/c')).toEqual({ top: 1, within: new Map([[outer, 0]]) });
  });

  it("includes a category for the category's own page", () => {
    expect(places.get('/inner')?.within).toEqual(
      new Map([
        [outer, 1],
        [inner, -1],
      ]),
    );
  });

  it('returns no category for a page at the top, and nothing for an unlisted page', () => {
    expect([places.get('/top'), places.get('/elsewhere')]).toEqual([{ top: 0, within: new Map() }, undefined]);
  });
});
