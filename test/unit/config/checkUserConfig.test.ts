import { describe, expect, test } from 'vitest';
import { checkUserConfig } from '../../../renderer/config/checkUserConfig.ts';
import { optionUrl } from '../../../renderer/diagnostics/documentation.ts';
import { formatKeyPath, type KeyPath } from '../../../renderer/diagnostics/locateKey.ts';

/** A place that says what was asked for. */
const locate = (path: KeyPath, at: 'key' | 'value' = 'value') => ({ file: `${at} of ${formatKeyPath(path)}` });

function check(config: object) {
  return checkUserConfig({ title: 'Site', ...config }, locate).problems.map(({ code, message, hint, place }) => [
    code,
    message,
    hint,
    place?.file,
  ]);
}

test('accepts a config with every option', () => {
  const config = {
    title: 'GraphQL.js',
    tagline: 'A reference implementation of GraphQL for JavaScript',
    url: 'https://graphql-js.org',
    baseUrl: '/docs-site/',
    favicon: 'img/favicon.svg',
    organization: 'graphql',
    project: 'graphql-js',
    socialImage: 'img/card.png',
    navbar: {
      title: 'GraphQL.js',
      logo: { src: 'img/logo.svg', srcDark: 'img/logo-dark.svg', alt: '' },
      hideOnScroll: false,
      items: [
        { type: 'document', document: 'tutorials/index', label: 'Tutorial', position: 'left' },
        { type: 'sidebar', sidebar: 'tutorialSidebar', label: 'Tutorial' },
        { type: 'api', package: 'graphql-js', label: 'API' },
        { type: 'route', route: '/community', label: 'Community' },
        { type: 'link', href: 'https://github.com/graphql/graphql-js', label: 'GitHub', position: 'right' },
        { type: 'dropdown', label: 'More', items: [{ label: 'API', route: '/api' }] },
        { type: 'versions' },
        { type: 'locales', position: 'right' },
      ],
    },
    footer: { columns: [{ title: 'Docs', items: [{ label: 'Tutorial', document: 'tutorials/index' }] }], copyright: '© 2022' },
    colorMode: { default: 'light', switch: true, followSystem: false },
    announcement: { id: 'v17', content: 'Soon', closable: true },
    documents: {
      path: 'content/docs',
      route: '/docs',
      main: 'tutorials/index',
      sidebars: {
        tutorialSidebar: [
          'tutorials/index',
          { document: 'tutorials/basic-types', label: 'Basics' },
          { label: 'Advanced', collapsed: true, document: 'x', items: [{ label: 'Deeper', items: ['y'] }] },
          { folder: '' },
          { label: 'API', href: '/api' },
        ],
      },
      editUrl: 'https://github.com/graphql/graphql-js/edit/main/docs/',
      versions: { current: { label: 'Next' } },
    },
    i18n: { defaultLocale: 'he', locales: [{ code: 'he', label: 'עברית', direction: 'rtl' }] },
    tableOfContents: { minLevel: 2, maxLevel: 3 },
    search: { synonyms: { complexity: 'cost', 'requested fields': ['look ahead'] } },
    api: {
      route: '/api',
      packages: [
        {
          path: 'node_modules/graphql',
          slug: 'graphql-js',
          label: 'GraphQL.js',
          entryPoints: { '.': 'index.d.ts' },
          tsconfig: 'tsconfig.json',
          source: { url: 'https://example.org/{path}#L{line}', rewrite: { '*.d.ts': 'src/*.ts' } },
          readme: false,
          exclude: { internal: true, private: true, protected: true, external: true, undocumented: true, inherited: true },
          sort: 'source',
        },
        { path: 'packages/core', entryPoints: 'src/index.ts' },
      ],
    },
    pages: 'content/pages',
    static: ['content/static'],
    stylesheets: ['content/brand.css'],
    messages: { next: 'Onward' },
    checks: { 'link/broken': 'warning', 'api/comment': 'off' },
    outDir: 'build',
  };
  expect(checkUserConfig(config, locate)).toEqual({ value: config, problems: [] });
});

describe('unknown keys', () => {
  test('names the nearest key', () => {
    expect(check({ colorMode: { defalt: 'dark' } })).toEqual([
      ['config/unknown-key', '`colorMode.defalt` is not a known key.', 'Did you mean `default`?', 'key of colorMode.defalt'],
    ]);
  });

  test('lists the keys if none is near', () => {
    expect(check({ colorMode: { theme: 'dark' } })).toEqual([
      [
        'config/unknown-key',
        '`colorMode.theme` is not a known key.',
        'Known keys here: `default`, `switch`, `followSystem`.',
        'key of colorMode.theme',
      ],
    ]);
  });

  test('covers the codes of checks and the messages', () => {
    expect(check({ checks: { 'link/brokn': 'off' }, messages: { nxt: 'x' } }).map(([, message, hint]) => [message, hint])).toEqual([
      ['`messages.nxt` is not a known key.', 'Did you mean `next`?'],
      ["`checks['link/brokn']` is not a known key.", 'Did you mean `link/broken`?'],
    ]);
  });
});

describe('wrong values', () => {
  test.each([
    [{ type: 'doc' }, "Write `type: 'document'`."],
    [{ type: 'docsVersionDropdown' }, "Write `type: 'versions'`."],
    [{ type: 'localeDropdown' }, "Write `type: 'locales'`."],
    [{ type: 'docSidebar' }, 'Did you mean `sidebar`?'],
    [{ type: 'locales', to: '/x' }, "Write `type: 'route'` and `route`."],
    [{ type: 'document', document: 'x', label: 'x', docId: 'x' }, "Write `type: 'document'` and `document`."],
  ])('a navbar item of another tool gets the form that gqldocs reads: %j', (item, hint) => {
    expect(check({ navbar: { items: [item] } }).map(([, , written]) => written)).toEqual([hint]);
  });

  test('an unknown type of navbar item lists the types', () => {
    expect(check({ navbar: { items: [{ type: 'locales' }, { type: 'dokument', document: 'x', label: 'x' }] } })).toEqual([
      [
        'config/invalid',
        '`navbar.items[1].type` must be one of `document`, `sidebar`, `api`, `route`, `link`, `dropdown`, `versions`, `locales`, but is `"dokument"`.',
        'Did you mean `document`?',
        'value of navbar.items[1].type',
      ],
    ]);
  });

  test('a value of another form has an example of the right one', () => {
    const hints = (user: object) => checkUserConfig({ title: 'Site', ...user }, locate).problems.map(({ hint }) => hint);
    expect(hints({ static: 'files' })).toEqual([expect.stringContaining('Write a list: `static: [')]);
    expect(hints({ tagline: ['Fast'] })).toEqual([expect.stringContaining('Write one value: `tagline: ')]);
    expect(hints({ checks: { 'link/broken': 'warn' } })).toEqual(['Did you mean `warning`?']);
    expect(hints({ tagline: 3 })).toEqual(["Write a string: `tagline: '3'`."]);
    expect(hints({ documents: { sidebars: true } })).toEqual(["Write an object such as `{ docs: [{ folder: '' }] }`."]);
    expect(hints({ api: { packages: '.' } })).toEqual(["Write a list of objects, such as `packages: [{ path: '.' }]`."]);
    expect(hints({ api: { packages: ['packages/a'] } })).toEqual(["Write `{ path: 'packages/a' }`."]);
    expect(hints({ api: { packages: [1] } })).toEqual([expect.stringContaining('Write an object with these keys: ')]);
  });

  test('a missing key points at its object', () => {
    expect(check({ navbar: { items: [{ type: 'link', label: 'x' }] } })).toEqual([
      [
        'config/invalid',
        '`navbar.items[0].href` is missing.',
        `Add the key \`href\` here. Its meaning and an example: ${optionUrl('navbar')}`,
        'value of navbar.items[0]',
      ],
    ]);
    expect(checkUserConfig({}, locate).problems.map(({ message }) => message)).toEqual(['`title` is missing.']);
  });

  test('a key that is spelled differently is not missing as well', () => {
    const messages = (user: object) => checkUserConfig(user, locate).problems.map(({ message }) => message);
    expect(messages({ titel: 'Site' })).toEqual(['`titel` is not a known key.']);
    expect(messages({ title: 'Site', announcement: { id: 'a', contnt: 'b' } })).toEqual(['`announcement.contnt` is not a known key.']);
    expect(messages({ titel: 'Site', announcement: { titel: 'a' } })).toContain('`announcement.id` is missing.');
  });

  test('every wrong value has a remedy, at least the documentation of its option', () => {
    const { problems } = checkUserConfig({ title: '', url: 'x.org', accent: 'blue', tableOfContents: { minLevel: 1 } }, locate);
    expect(problems.map(({ hint }) => hint)).toEqual(
      ['title', 'url', 'tableOfContents', 'accent'].map((option) => expect.stringContaining(optionUrl(option))),
    );
  });

  test.each<[object, string]>([
    [{ url: 'https://x.org/docs' }, '`url` must be an origin without a path (set the path with `baseUrl`), but is `"https://x.org/docs"`.'],
    [{ url: 'x.org' }, '`url` must be an origin such as `https://example.org`, but is `"x.org"`.'],
    [{ baseUrl: 'https://x.org/' }, '`baseUrl` must be a path such as `/docs-site/`, but is `"https://x.org/"`.'],
    [{ title: '' }, '`title` must not be empty, but is `""`.'],
    [{ tagline: 3 }, '`tagline` must be a string, but is `3`.'],
    [{ colorMode: { switch: 'no' } }, '`colorMode.switch` must be `true` or `false`, but is `"no"`.'],
    [{ navbar: [] }, '`navbar` must be an object, but is a list.'],
    [{ static: 'content/static' }, '`static` must be a list, but is `"content/static"`.'],
    [{ pages: null }, '`pages` must be a string, but is `null`.'],
    [{ search: { synonyms: { cost: 1 } } }, '`search.synonyms.cost` must be a string or a list of strings, but is `1`.'],
    [{ tableOfContents: { minLevel: 1 } }, '`tableOfContents.minLevel` must be a heading level from 2 to 6, but is `1`.'],
    [
      { tableOfContents: { minLevel: 4 } },
      '`tableOfContents` must have a `minLevel` (default: 2) that is not greater than its `maxLevel` (default: 3).',
    ],
    [
      { footer: { columns: [{ title: 'x', items: [{ label: 'x', href: 'y', route: '/z' }] }] } },
      '`footer.columns[0].items[0]` must have exactly one of `href`, `route` and `document`.',
    ],
    [{ documents: { sidebars: { a: [1] } } }, '`documents.sidebars.a[0]` must be the id of a document, or an object, but is `1`.'],
    [{ documents: { sidebars: { a: [{ label: 'x' }] } } }, '`documents.sidebars.a[0].document` is missing.'],
    [{ i18n: { locales: ['en', 'fr'] } }, '`i18n.locales` must have exactly one language; build one site for each language.'],
    [{ i18n: { locales: ['e n'] } }, '`i18n.locales[0]` must be a language tag such as `en` or `pt-BR`, but is `"e n"`.'],
    [
      { api: { packages: [{ path: 'x', slug: 'A/B' }] } },
      '`api.packages[0].slug` must be part of a route: lowercase letters, digits, `-`, `_` and `.`, but is `"A/B"`.',
    ],
  ])('%j', (config, message) => {
    expect(check(config).map(([, text]) => text)).toEqual([message]);
  });

  class Option {
    readonly path = 'a';
  }
  const throwing = {
    get path() {
      throw new Error('No path.');
    },
  };
  const closed = new Proxy(
    {},
    {
      ownKeys() {
        throw new TypeError('No keys.');
      },
    },
  );
  const circular: { items: unknown[] } = { items: [] };
  circular.items.push(circular);
  let deep: unknown = 'x';
  for (let level = 0; level < 20_000; level += 1) deep = [deep];

  test.each<[string, object, string]>([
    ['a bigint', { tagline: 10n }, '`tagline` must be a string, but is `10`.'],
    ['a symbol', { tagline: Symbol('a') }, '`tagline` must be a string, but is `Symbol(a)`.'],
    ['a number that is none', { tagline: Number.NaN }, '`tagline` must be a string, but is `NaN`.'],
    ['a date', { colorMode: new Date(0) }, '`colorMode` must be plain data, but is an object of the kind `Date`.'],
    ['a map', { inventories: new Map([['a', 'b']]) }, '`inventories` must be plain data, but is an object of the kind `Map`.'],
    ['a promise', { navbar: Promise.resolve({}) }, '`navbar` must be plain data, but is an object of the kind `Promise`.'],
    ['a pattern', { messages: /x/ }, '`messages` must be plain data, but is an object of the kind `RegExp`.'],
    ['an instance', { documents: new Option() }, '`documents` must be plain data, but is an instance of a class.'],
    ['a getter that throws', { documents: throwing }, '`documents.path` cannot be read: Error: No path.'],
    ['a proxy that throws', { api: { packages: [closed] } }, '`api.packages[0]` cannot be read: TypeError: No keys.'],
    ['an object in itself', { navbar: circular }, '`navbar.items[0]` contains itself.'],
    ['too many levels', { static: deep }, `\`static${'[0]'.repeat(99)}\` is nested more than 100 levels deep.`],
    ['too many items', { static: new Array(1e9) }, '`static` has more than 100000 items.'],
    [
      'inherited names',
      { constructor: 1, navbar: { prototype: 1 } },
      '`constructor` is not a known key.|`navbar.prototype` is not a known key.',
    ],
    ['a name of all objects', { inventories: JSON.parse('{"__proto__":"a"}') }, '`inventories.__proto__` is not a known key.'],
    [
      'lines in a redirect',
      { addresses: { redirects: { '/a': '/b\r\nX: y' } } },
      '`addresses.redirects[\'/a\']` must not have spaces or control characters, which are written `%20`, but is `"/b\\r\\nX: y"`.',
    ],
  ])('%s', (_, config, message) => {
    expect(
      check(config)
        .map(([, text]) => text)
        .join('|'),
    ).toBe(message);
  });

  test.each(['/a b', '/a\nb', '/../a', '/%2e%2e/a', '/a/..%2fb', '/a\\..\\b', '/a%00', '//a', 'a b', '/./a', '/a#..'])(
    'the former address %j',
    (key) => {
      for (const option of ['redirects', 'removed'])
        expect(check({ addresses: { [option]: { [key]: '/b' } } }).map(([code, , , place]) => [code, place])).toEqual([
          ['config/invalid', `value of addresses.${option}['${key}']`],
        ]);
    },
  );

  test('a former address may be in any script, encoded, and end with a star', () => {
    const redirects = { '/入门': '/b', '/a%20b': 'https://a.example/b%20c', '/a/*': '/b/*', '/a#b': '/c#d', '/a..b/...': '/c' };
    expect(check({ addresses: { redirects } })).toEqual([]);
  });

  test('a config that is not an object', () => {
    expect(checkUserConfig([], locate).problems.map(({ message }) => message)).toEqual(['The config must be an object, but is a list.']);
    expect(checkUserConfig(() => ({}), locate).problems.map(({ message }) => message)).toEqual([
      'The config must be an object, but is a function.',
    ]);
  });
});

test('reports everything at once', () => {
  const messages = check({ titel: 'x', colorMode: { a: 1, switch: 2 }, navbar: { items: [{ type: 'x' }, 3] } }).map(([, text]) => text);
  expect(messages).toHaveLength(5);
});

describe('a config with faults', () => {
  test.each([
    ['a wrong value', { title: 'A', colorMode: { default: 'pink', switch: false } }, { title: 'A', colorMode: { switch: false } }],
    ['an unknown key', { title: 'A', base: '/x/' }, { title: 'A' }],
    ['a required key that is wrong', { title: 1 }, undefined],
    ['a key that says what the site consists of', { title: 'A', documnts: {} }, undefined],
    ['other modules than it documents', { title: 'A', api: { packages: [{ path: '.', entryPoints: 1 }] } }, undefined],
  ])('is used without %s, if the rest is known', (_, exported, rest) => {
    const { value, problems } = checkUserConfig(exported, () => ({ file: 'gqldocs.config.ts' }));
    expect(value).toEqual(rest);
    expect(problems.length).toBe(1);
  });

  test('says what the key of another tool is called', () => {
    const hintsFor = (keys: object) =>
      checkUserConfig({ title: 'A', ...keys }, () => ({ file: 'gqldocs.config.ts' })).problems.map(({ hint }) => hint);
    expect(hintsFor({ customCss: 'a.css' })).toEqual(['List the files in `stylesheets`.']);
    expect(hintsFor({ onBrokenLinks: 'throw' })).toEqual([expect.stringContaining("checks: { 'link/broken': … }")]);
  });
});
