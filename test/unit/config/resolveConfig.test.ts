import { expect, test } from 'vitest';
import { resolveConfig } from '../../../renderer/config/resolveConfig.ts';
import type { UserConfig } from '../../../renderer/config/userConfig.ts';
import { defaultMessages } from '../../../renderer/model/messages.ts';
import { defaultSeverities } from '../../../renderer/model/problem.ts';

function resolve(user: UserConfig, exists: (path: string) => boolean = () => false) {
  return resolveConfig({ user, root: '/site', configFiles: ['/site/gqldocs.config.ts'], overrides: {}, exists });
}

test('fills in every default', () => {
  expect(resolve({ title: 'Site' })).toEqual({
    root: '/site',
    configFiles: ['/site/gqldocs.config.ts'],
    title: 'Site',
    tagline: '',
    url: '',
    baseUrl: '/',
    navbar: { title: 'Site', hideOnScroll: false, items: [] },
    footer: { columns: [] },
    colorMode: { default: 'light', switch: true, followSystem: true },
    i18n: { defaultLocale: 'en', locales: [{ code: 'en', label: 'English', direction: 'ltr' }] },
    tableOfContents: { minLevel: 2, maxLevel: 3 },
    search: { synonyms: {} },
    api: { route: '/api', packages: [], externalImages: false, layout: { tables: false, categories: 'sections', symbols: 'pages' } },
    autolink: true,
    inventories: [],
    addresses: { published: undefined, redirects: {}, removed: {}, typedoc: false },
    staticFolders: [],
    stylesheets: [],
    head: [],
    messages: defaultMessages,
    checks: defaultSeverities,
    outDir: '/site/build',
  });
});

test('uses existing default folders', () => {
  const { documents, pages, staticFolders } = resolve({ title: 'Site' }, () => true);
  expect({ documents, pages, staticFolders }).toEqual({
    documents: {
      path: '/site/content/docs',
      route: '/docs',
      sidebars: { docs: [{ type: 'folder', folder: '' }] },
      lastUpdated: true,
      ignoredKeys: [],
      math: false,
      versions: { current: { label: 'Next' } },
    },
    pages: '/site/content/pages',
    staticFolders: ['/site/content/static'],
  });
});

test.each([
  ['', '/'],
  ['/', '/'],
  ['docs', '/docs/'],
  ['/docs', '/docs/'],
  ['docs/', '/docs/'],
  ['/a/b/', '/a/b/'],
])('makes the base URL %j %j', (baseUrl, expected) => {
  expect(resolve({ title: 'Site', baseUrl }).baseUrl).toBe(expected);
});

test('resolves every form of a sidebar entry', () => {
  const { documents } = resolve({
    title: 'Site',
    documents: {
      route: '/',
      sidebars: {
        main: [
          'index',
          { document: 'a', label: 'A' },
          { label: 'More', collapsed: true, items: ['b'] },
          { folder: 'c' },
          { label: 'D', href: '/d' },
        ],
      },
    },
  });
  expect(documents).toEqual({
    path: '/site/content/docs',
    route: '',
    sidebars: {
      main: [
        { type: 'document', document: 'index' },
        { type: 'document', document: 'a', label: 'A' },
        { type: 'category', label: 'More', collapsed: true, items: [{ type: 'document', document: 'b' }] },
        { type: 'folder', folder: 'c' },
        { type: 'link', label: 'D', href: '/d' },
      ],
    },
    lastUpdated: true,
    ignoredKeys: [],
    math: false,
    versions: { current: { label: 'Next' } },
  });
});

test('resolves packages', () => {
  const { api } = resolve({
    title: 'Site',
    api: {
      route: '/The reference/',
      packages: [
        { path: 'node_modules/@scope/Some Package' },
        {
          path: '.',
          slug: 'graphql-js',
          entryPoints: 'index.d.ts',
          tsconfig: 'tsconfig.json',
          source: { url: 'https://x.org/{path}', rewrite: { '*.d.ts': 'src/*.ts' } },
          exclude: { protected: true, internal: false },
        },
      ],
    },
  });
  const exclude = { internal: true, private: true, protected: false, external: false, undocumented: false, inherited: false };
  expect(api).toEqual({
    route: '/The-reference',
    externalImages: false,
    layout: { tables: false, categories: 'sections', symbols: 'pages' },
    packages: [
      {
        slug: 'some-package',
        path: '/site/node_modules/@scope/Some Package',
        readme: true,
        changelog: true,
        exclude,
        sort: 'alphabetical',
        groupBy: 'category',
        categoryOrder: [],
        preferredEntryPoint: 'main',
        history: [],
        fileCategories: true,
      },
      {
        slug: 'graphql-js',
        path: '/site',
        entryPoints: { '.': 'index.d.ts' },
        tsconfig: '/site/tsconfig.json',
        source: { url: 'https://x.org/{path}', rewrite: [{ from: '*.d.ts', to: 'src/*.ts' }] },
        readme: true,
        changelog: true,
        exclude: { ...exclude, internal: false, protected: true },
        sort: 'alphabetical',
        groupBy: 'category',
        categoryOrder: [],
        preferredEntryPoint: 'main',
        history: [],
        fileCategories: true,
      },
    ],
  });
});

test('resolves navigation items, and labels the API', () => {
  const { navbar } = resolve({
    title: 'Site',
    navbar: { items: [{ type: 'api' }, { type: 'locales' }, { type: 'versions', position: 'left' }] },
  });
  expect(navbar.items).toEqual([
    { type: 'api', label: 'API', position: 'left' },
    { type: 'locales', position: 'right' },
    { type: 'versions', position: 'left' },
  ]);
});

test.each([
  ['fr', { code: 'fr', label: 'Français', direction: 'ltr' }],
  ['he', { code: 'he', label: 'עברית', direction: 'rtl' }],
  [
    { code: 'ar', label: 'A', direction: 'ltr' },
    { code: 'ar', label: 'A', direction: 'ltr' },
  ],
] as const)('names the language %j in the language itself, with the direction of its script', (locale, expected) => {
  expect(resolve({ title: 'Site', i18n: { locales: [locale] } }).i18n).toEqual({ defaultLocale: expected.code, locales: [expected] });
});

test('applies the default of a key that is set to undefined', () => {
  const { messages, checks } = resolve({
    title: 'Site',
    messages: { next: undefined, previous: 'Back' },
    checks: { 'link/broken': undefined },
  });
  expect([messages.next, messages.previous, checks['link/broken']]).toEqual([defaultMessages.next, 'Back', 'error']);
});

test('keeps only the origin of the URL', () => {
  expect(resolve({ title: 'Site', url: 'https://graphql-js.org/' }).url).toBe('https://graphql-js.org');
});

test('a package without a slug has that of its name, or of its folder where it shares the name', () => {
  const names: Readonly<Record<string, string>> = { '/site': '@acme/kit', '/old/kit': 'kit', '/site/kit-2': 'kit' };
  const packages = ['.', '/old/kit', 'kit-2', 'nameless'].map((path) => ({ path }));
  const { api } = resolveConfig({
    ...{ user: { title: 'Site', api: { packages } }, root: '/site', configFiles: [], overrides: {} },
    ...{ exists: () => false, nameOf: (folder: string) => names[folder] },
  });
  expect(api.packages.map(({ slug }) => slug)).toEqual(['acme-kit', 'kit', 'kit-2', 'nameless']);
});
