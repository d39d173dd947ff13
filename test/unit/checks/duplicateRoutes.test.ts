import { expect, test } from 'vitest';
import { duplicateRoutes } from '../../../renderer/checks/duplicateRoutes.ts';
import type { FrontMatter } from '../../../renderer/model/document.ts';
import type { CustomPage } from '../../../renderer/model/source.ts';
import { makeConfig, makeDocument } from '../make.ts';
import { planned } from '../planned.ts';

async function duplicatesOf(documents: Readonly<Record<string, FrontMatter>>, pages: readonly CustomPage[] = []) {
  const list = Object.entries(documents).map(([id, frontMatter]) => makeDocument({ id, frontMatter }));
  return duplicateRoutes(
    await planned({ config: makeConfig({ documents: {} }), documents: list, api: { packages: [] }, pages, files: [] }),
  );
}

test('pages with different URLs are fine', async () => {
  expect(await duplicatesOf({ a: {}, b: {} })).toEqual([]);
});

test('two sources of one page are a problem that names both', async () => {
  expect(await duplicatesOf({ a: {}, b: { slug: 'a' } })).toEqual([
    {
      code: 'route/duplicate',
      severity: 'error',
      message: 'Two sources produce the page /docs/a: content/docs/a.md and content/docs/b.md.',
      hint: 'Give one of them another `slug` in its front matter, or rename the file.',
      place: { file: 'content/docs/b.md', line: 1 },
      related: [{ file: 'content/docs/a.md', line: 1 }],
    },
  ]);
});

test('a third source is a second problem', async () => {
  const problems = await duplicatesOf({ a: {}, b: { slug: 'a' }, c: { slug: 'a' } });
  expect(problems.map(({ place }) => place?.file)).toEqual(['content/docs/b.md', 'content/docs/c.md']);
});

test('URLs that differ only in case clash, because some file systems ignore case', async () => {
  expect(await duplicatesOf({ guide: {}, Guide: {} })).toHaveLength(1);
});

test('a document and a custom page can clash', async () => {
  const page = { module: 'content/pages/docs/a.tsx', href: '/docs/a', title: '', description: '' };
  expect((await duplicatesOf({ a: {} }, [page])).map(({ place, related }) => [related?.[0]?.file, place?.file])).toEqual([
    ['content/docs/a.md', 'content/pages/docs/a.tsx'],
  ]);
});

test.each([
  [
    'a document with the route of the page for missing routes',
    '404',
    'content/docs/404.md has the route /404 of the page for missing routes',
  ],
  ['a document with the route of the search page', 'search', 'content/docs/search.md has the route /search of the search page'],
])('%s: the hint says how to replace the page', async (_, id, message) => {
  const plan = await planned({
    config: makeConfig({ documents: { route: '/' } }),
    documents: [makeDocument({ id })],
    api: { packages: [] },
    pages: [],
    files: [],
  });
  const [problem, ...others] = duplicateRoutes(plan);
  expect(others).toEqual([]);
  expect(problem?.message).toContain(message);
  expect(problem?.hint).toContain(`\`${id}.tsx\``);
});

test.each([
  ['404.html', 'has the route /404 of the page for missing routes, which gqldocs makes.', '`404.tsx` in `content/pages`'],
  ['index.html', 'has the route / of the home page, which gqldocs makes.', 'give a document the slug `/`'],
  ['search/index.html', 'has the route /search of the search page, which gqldocs makes.', '`search.tsx`'],
  ['routes.json', 'replaces `routes.json`', 'Rename the static file'],
  ['objects.inv', 'replaces `objects.inv`', 'Rename the static file'],
])('the static file %s: the message says what it replaces', async (output, message, hint) => {
  const files = [{ path: `/site/content/static/${output}`, source: `content/static/${output}`, output }];
  const plan = await planned({ config: makeConfig(), documents: [], api: { packages: [] }, pages: [], files });
  const problems = duplicateRoutes(plan);
  expect(problems.map((problem) => problem.message)).toEqual(
    [`content/static/${output} ${message}`].map((text) => expect.stringContaining(text)),
  );
  expect(problems[0]?.hint).toContain(hint);
});

test('a static file may replace a file that gqldocs makes for crawlers and hosts', async () => {
  const files = ['robots.txt', 'sitemap.xml', 'llms.txt', '_redirects'].map((output) => ({
    path: `/site/content/static/${output}`,
    source: `content/static/${output}`,
    output,
  }));
  expect(duplicateRoutes(await planned({ config: makeConfig(), documents: [], api: { packages: [] }, pages: [], files }))).toEqual([]);
});

test('a static file clashes with a page of the same URL', async () => {
  const files = [
    { path: '/site/content/static/docs/a/index.html', source: 'content/static/docs/a/index.html', output: 'docs/a/index.html' },
  ];
  const plan = await planned({
    config: makeConfig({ documents: {} }),
    documents: [makeDocument({ id: 'a' })],
    api: { packages: [] },
    pages: [],
    files,
  });
  expect(duplicateRoutes(plan).map(({ place, related }) => [related?.[0]?.file, place?.file])).toEqual([
    ['content/docs/a.md', 'content/static/docs/a/index.html'],
  ]);
});
