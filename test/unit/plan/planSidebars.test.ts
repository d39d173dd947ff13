import { describe, expect, it } from 'vitest';
import type { UserSidebarEntry } from '../../../renderer/config/schema/sidebar.ts';
import type { FrontMatter } from '../../../renderer/model/document.ts';
import { planSidebars } from '../../../renderer/plan/planSidebars.ts';
import { planDocumentRoutes } from '../../../renderer/plan/routes/planDocumentRoutes.ts';
import { assignSidebars } from '../../../renderer/plan/sidebars/documentSidebars.ts';
import { makeConfig, makeDocument, makePackage, makeSymbol } from '../make.ts';
import { planned, plannedReference } from '../planned.ts';

function documentsOf(documents: Readonly<Record<string, FrontMatter>>) {
  return Object.entries(documents).map(([id, frontMatter]) => makeDocument({ id, title: `Title of ${id}`, frontMatter }));
}

function sidebarOf(entries: readonly UserSidebarEntry[], documents: Readonly<Record<string, FrontMatter>>) {
  const config = makeConfig({ documents: { sidebars: { main: entries } } });
  const routes = planDocumentRoutes(config, documentsOf(documents));
  return planSidebars({ config, routes, api: { packages: [] }, menus: new Map() }).get('main')?.items;
}

describe('a sidebar by hand', () => {
  it('lists documents, categories and links as configured', () => {
    const entries = [
      'intro',
      { document: 'guide/next', label: 'Go on' },
      { label: 'More', collapsed: false, document: 'guide/index', items: ['guide/deep'] },
      { label: 'Elsewhere', href: 'https://example.com' },
    ];
    const documents = { intro: { sidebar_label: 'Intro' }, 'guide/index': {}, 'guide/next': {}, 'guide/deep': { slug: '/deep' } };
    expect(sidebarOf(entries, documents)).toEqual([
      { type: 'link', label: 'Intro', href: '/docs/intro' },
      { type: 'link', label: 'Go on', href: '/docs/guide/next' },
      {
        type: 'category',
        label: 'More',
        href: '/docs/guide',
        isCollapsed: false,
        items: [{ type: 'link', label: 'Title of guide/deep', href: '/docs/deep' }],
      },
      { type: 'link', label: 'Elsewhere', href: 'https://example.com' },
    ]);
  });

  it('omits missing documents', () => {
    expect(sidebarOf(['intro', 'nothing'], { intro: {} })).toEqual([{ type: 'link', label: 'Title of intro', href: '/docs/intro' }]);
  });
});

describe('a sidebar from folders', () => {
  it('is sorted by position, then by name, with the index first', () => {
    const documents = { b: {}, a: {}, index: {}, last: { sidebar_position: 2 }, first: { sidebar_position: 1 } };
    expect(sidebarOf([{ folder: '' }], documents)?.map(({ label }) => label)).toEqual([
      'Title of index',
      'Title of first',
      'Title of last',
      'Title of a',
      'Title of b',
    ]);
  });

  it('shows a folder with nothing but an index as one item', () => {
    const documents = { a: {}, 'one/index': { sidebar_position: 1 }, 'one/two/index': { unlisted: true } };
    expect(sidebarOf([{ folder: '' }], documents)).toEqual([
      { type: 'link', label: 'Title of one/index', href: '/docs/one' },
      { type: 'link', label: 'Title of a', href: '/docs/a' },
    ]);
  });

  it('turns folders into categories, named and positioned by their index', () => {
    const documents = {
      'guide/index': { sidebar_label: 'The guide', sidebar_position: 1 },
      'guide/b': {},
      'guide/a': {},
      '02-getting-started/x': {},
      about: {},
    };
    expect(sidebarOf([{ folder: '' }], documents)).toEqual([
      {
        type: 'category',
        label: 'The guide',
        href: '/docs/guide',
        isCollapsed: true,
        items: [
          { type: 'link', label: 'Title of guide/a', href: '/docs/guide/a' },
          { type: 'link', label: 'Title of guide/b', href: '/docs/guide/b' },
        ],
      },
      {
        type: 'category',
        label: 'Getting started',
        href: undefined,
        isCollapsed: true,
        items: [{ type: 'link', label: 'Title of 02-getting-started/x', href: '/docs/02-getting-started/x' }],
      },
      { type: 'link', label: 'Title of about', href: '/docs/about' },
    ]);
  });

  it('may contain a single folder, without folders whose names have the same prefix', () => {
    expect(sidebarOf([{ folder: 'guide' }], { 'guide/a': {}, 'guides/b': {}, about: {} })?.map(({ label }) => label)).toEqual([
      'Title of guide/a',
    ]);
  });

  it('omits unlisted documents, and those that are hidden from sidebars only', () => {
    const documents = { a: { unlisted: true }, b: {}, c: { sidebar_hidden: true } };
    expect(sidebarOf([{ folder: '' }], documents)?.map(({ label }) => label)).toEqual(['Title of b']);
  });
});

describe('the sidebar of a document', () => {
  const documents = documentsOf({ a: {}, b: {}, c: { sidebar: 'second' }, d: {} });

  it('is the one that its front matter names, or else the first that lists it', () => {
    const config = makeConfig({ documents: { sidebars: { first: ['a', 'c'], second: [{ label: 'More', document: 'b', items: ['a'] }] } } });
    expect(Object.fromEntries(assignSidebars(config, documents))).toEqual({ a: 'first', b: 'second', c: 'second' });
  });
});

describe('the sidebar of a package', () => {
  const deprecated = { summary: { text: '' }, blocks: [{ tag: '@deprecated', content: { text: '' } }], modifiers: [] };
  const symbols = [makeSymbol('function', 'f'), makeSymbol('class', 'Old', { comment: deprecated }), makeSymbol('function', 'a')];
  const modules = ['', 'extra/con'].map((name) => ({ name, symbols: [], references: [] }));
  const api = { packages: [makePackage(symbols, { modules })] };
  const config = makeConfig({ api: { packages: [{ path: 'pkg' }] } });

  it('groups its symbols by kind, in their order', async () => {
    const { routes, menus } = await plannedReference({ config, api });
    const sidebars = planSidebars({ config, routes, api, menus });
    expect([...sidebars.values()]).toEqual([
      {
        id: 'api:pkg',
        menus: '/api/pkg/menu',
        items: [
          { type: 'link', label: 'Overview', href: '/api/pkg' },
          {
            type: 'category',
            label: 'Modules',
            href: '/api/pkg#modules',
            isCollapsed: true,
            menu: 'modules',
            items: [{ type: 'link', label: 'extra/con', href: '/api/pkg/extra/con~' }],
          },
          {
            type: 'category',
            label: 'Classes',
            href: '/api/pkg#classes',
            isCollapsed: true,
            menu: 'classes',
            items: [{ type: 'link', label: 'Old', href: '/api/pkg/class/Old', kind: 'class', isDeprecated: true }],
          },
          {
            type: 'category',
            label: 'Functions',
            href: '/api/pkg#functions',
            isCollapsed: true,
            menu: 'functions',
            items: [
              { type: 'link', label: 'f', href: '/api/pkg/function/f', kind: 'function' },
              { type: 'link', label: 'a', href: '/api/pkg/function/a', kind: 'function' },
            ],
          },
        ],
      },
    ]);
  });

  it('is accompanied by a list of packages if there are several', async () => {
    const several = { packages: [...api.packages, makePackage([], { name: 'other', slug: 'other', label: 'Other' })] };
    const config = makeConfig({ api: { packages: [{ path: 'pkg' }, { path: 'other' }] } });
    const { routes, menus } = await plannedReference({ config, api: several });
    const sidebars = planSidebars({ config, routes, api: several, menus });
    expect([...sidebars.keys()]).toEqual(['api', 'api:pkg', 'api:other']);
    expect(sidebars.get('api')).toEqual({
      id: 'api',
      items: [
        { type: 'link', label: 'Package', href: '/api/pkg' },
        { type: 'link', label: 'Other', href: '/api/other' },
      ],
    });
  });
});

describe('the menu of a package', () => {
  it('has the texts of the package, and not those of single releases', async () => {
    const config = makeConfig({});
    const packages = [
      makePackage([], {
        slug: 'changes',
        changelog: { text: '# Changelog' },
        history: {
          versions: ['1.0.0', '2.0.0'],
          items: {},
          releases: [{ version: '2.0.0', added: [], changed: [], deprecated: [], removed: [] }],
        },
      }),
    ];
    const plan = await planned({ config, documents: [], api: { packages }, pages: [], files: [] });
    const hrefs = plan.sidebars.get('api:changes')?.items.map(({ href }) => href);
    expect(hrefs).toEqual(['/api/changes', '/api/changes/changelog', '/api/changes/changes', '/api/changes/deprecated']);
  });
});
