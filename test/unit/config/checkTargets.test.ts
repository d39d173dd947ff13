import { expect, test } from 'vitest';
import { checkTargets } from '../../../renderer/config/checkTargets.ts';
import { resolveConfig } from '../../../renderer/config/resolveConfig.ts';
import type { UserConfig } from '../../../renderer/config/userConfig.ts';
import { formatKeyPath, type KeyPath } from '../../../renderer/diagnostics/locateKey.ts';

/** Checks a config against a small site; the file of each place says which key path was asked for. */
function check(user: Partial<UserConfig>) {
  const config = resolveConfig({
    user: { title: 'Site', ...user },
    root: '/site',
    configFiles: [],
    overrides: {},
    exists: () => false,
  });
  return checkTargets({
    config,
    documentIds: new Set(['tutorials/index', 'tutorials/basic-types', 'faq']),
    drafts: new Map(['later', '/docs/later'].map((name) => [name, 'content/docs/later.md'])),
    packageSlugs: new Set(['graphql-js']),
    hrefs: new Set(['/', '/api', '/docs/faq', '/license.txt']),
    locate: (path: KeyPath) => ({ file: formatKeyPath(path) }),
  });
}

test('says that a document is a draft', () => {
  const problems = check({
    navbar: {
      items: [
        { type: 'document', document: 'later', label: 'Later' },
        { type: 'route', route: '/docs/later', label: 'Later' },
      ],
    },
    documents: { sidebars: { main: ['later'] } },
  });
  expect(problems.map(({ code, message }) => [code, message.replace(/^.* names the /, '')])).toEqual([
    ['config/unknown-target', 'document `later`, which is a draft and not published.'],
    ['config/unknown-target', 'route `/docs/later`, which is a draft and not published.'],
    ['sidebar/unknown-document', 'document `later`, which is a draft and not published.'],
  ]);
});

test('accepts existing targets, including routes with anchor, query or trailing slash', () => {
  const problems = check({
    navbar: {
      items: [
        { type: 'document', document: 'faq', label: 'FAQ' },
        { type: 'sidebar', sidebar: 'main', label: 'Docs' },
        { type: 'api', package: 'graphql-js' },
        { type: 'api' },
        { type: 'route', route: '/docs/faq/?a=b#c', label: 'FAQ' },
        { type: 'route', route: '/license.txt', label: 'Licence' },
        { type: 'link', href: 'https://example.org/nowhere', label: 'x' },
        { type: 'dropdown', label: 'More', items: [{ label: 'x', route: '/' }] },
      ],
    },
    footer: { columns: [{ title: 'x', items: [{ label: 'x', document: 'tutorials/index' }] }] },
    documents: {
      main: 'tutorials/index',
      sidebars: { main: ['faq', { folder: '' }, { folder: 'tutorials' }, { label: 'x', href: '/api' }, { label: 'x', href: '//cdn.org' }] },
    },
  });
  expect(problems).toEqual([]);
});

test('reports missing images, but not those of other sites', () => {
  const problems = check({
    navbar: { logo: { src: 'img/logo.svg', srcDark: '/license.txt', alt: '' } },
    favicon: 'licence.txt',
    socialImage: 'https://example.org/card.png',
  });
  expect(problems.map(({ code, message, hint, place }) => [code, message, hint, place?.file])).toEqual([
    [
      'config/unknown-target',
      '`navbar.logo.src` names the file `img/logo.svg`, which does not exist.',
      'Write the path relative to a folder of `static`, such as `img/logo.svg`.',
      'navbar.logo.src',
    ],
    ['config/unknown-target', '`favicon` names the file `licence.txt`, which does not exist.', 'Did you mean `/license.txt`?', 'favicon'],
  ]);
});

test('reports missing targets of navigation items, the footer and the main document', () => {
  const problems = check({
    navbar: {
      items: [
        { type: 'document', document: 'tutorials/indx', label: 'x' },
        { type: 'sidebar', sidebar: 'mian', label: 'x' },
        { type: 'api', package: 'relay' },
        { type: 'route', route: '/apis', label: 'x' },
        { type: 'dropdown', label: 'x', items: [{ label: 'x', document: 'zzz' }] },
      ],
    },
    footer: { columns: [{ title: 'x', items: [{ label: 'x', route: '/docs/fac' }] }] },
    documents: { main: 'tutorials', sidebars: { main: [] } },
  });
  expect(problems.map(({ code, message, hint, place }) => [code, message, hint, place?.file])).toEqual([
    [
      'config/unknown-target',
      '`navbar.items[0].document` names the document `tutorials/indx`, which does not exist.',
      'Did you mean `tutorials/index`?',
      'navbar.items[0].document',
    ],
    [
      'config/unknown-target',
      '`navbar.items[1].sidebar` names the sidebar `mian`, which does not exist.',
      'Did you mean `main`?',
      'navbar.items[1].sidebar',
    ],
    [
      'config/unknown-target',
      '`navbar.items[2].package` names the package `relay`, which does not exist.',
      'Write the `slug` of a package in `api.packages`.',
      'navbar.items[2].package',
    ],
    [
      'config/unknown-target',
      '`navbar.items[3].route` names the route `/apis`, which does not exist.',
      'Did you mean `/api`?',
      'navbar.items[3].route',
    ],
    [
      'config/unknown-target',
      '`navbar.items[4].items[0].document` names the document `zzz`, which does not exist.',
      'Write the path of a document, relative to `documents.path` and without its ending.',
      'navbar.items[4].items[0].document',
    ],
    [
      'config/unknown-target',
      '`footer.columns[0].items[0].route` names the route `/docs/fac`, which does not exist.',
      'Did you mean `/docs/faq`?',
      'footer.columns[0].items[0].route',
    ],
    [
      'config/unknown-target',
      '`documents.main` names the document `tutorials`, which does not exist.',
      'Write the path of a document, relative to `documents.path` and without its ending.',
      'documents.main',
    ],
  ]);
});

test('reports missing targets of sidebar entries at any depth with their own code', () => {
  const problems = check({
    documents: {
      sidebars: { main: ['fak', { label: 'x', document: 'nope', items: [{ folder: 'tutorial' }, { label: 'x', href: '/apo' }] }] },
    },
  });
  expect(problems.map(({ code, message, place }) => [code, message, place?.file])).toEqual([
    [
      'sidebar/unknown-document',
      '`documents.sidebars.main[0]` names the document `fak`, which does not exist.',
      'documents.sidebars.main[0].document',
    ],
    [
      'sidebar/unknown-document',
      '`documents.sidebars.main[1]` names the document `nope`, which does not exist.',
      'documents.sidebars.main[1].document',
    ],
    [
      'sidebar/unknown-document',
      '`documents.sidebars.main[1].items[0]` names the folder `tutorial`, which does not exist.',
      'documents.sidebars.main[1].items[0].folder',
    ],
    [
      'config/unknown-target',
      '`documents.sidebars.main[1].items[1]` names the route `/apo`, which does not exist.',
      'documents.sidebars.main[1].items[1].href',
    ],
  ]);
});

test('says what to write if the config has no sidebars', () => {
  const items = [{ type: 'sidebar', sidebar: 'main', label: 'Docs' }] as const;
  const hints = (documents: object) => check({ navbar: { items }, documents }).map(({ hint }) => hint);
  expect(hints({ sidebars: {} })).toEqual(['Add the sidebar to `documents.sidebars`.']);
  expect(hints({ sidebars: { guides: [{ folder: '' }] } })).toEqual(['Write a name of `documents.sidebars`: `guides`.']);
});

test("checks the announcement's links into the site", () => {
  const checkLinks = (content: string) => check({ announcement: { id: 'a', content } });
  expect(checkLinks('[FAQ](/docs/faq#why), [there](https://example.org/x), <a href="/api">API</a>, [up](#top)')).toEqual([]);
  const problems = checkLinks('See [the FAQ](/docs/fap) and <a href="api">API</a>.');
  expect(problems.map(({ message, hint, place }) => [message, hint, place?.file])).toEqual([
    ['`announcement.content` names the route `/docs/fap`, which does not exist.', 'Did you mean `/docs/faq`?', 'announcement.content'],
    ['`announcement.content` names the route `api`, which does not exist.', 'Did you mean `/api`?', 'announcement.content'],
  ]);
});
