import { expect, test } from 'vitest';
import { duplicateRoutes } from '../../../renderer/checks/duplicateRoutes.ts';
import type { FrontMatter } from '../../../renderer/model/document.ts';
import { type CustomPage, planSite } from '../../../renderer/plan/planSite.ts';
import { makeConfig, makeDocument } from '../make.ts';

function duplicatesOf(documents: Readonly<Record<string, FrontMatter>>, pages: readonly CustomPage[] = []) {
  const list = Object.entries(documents).map(([id, frontMatter]) => makeDocument({ id, frontMatter }));
  return duplicateRoutes(planSite({ config: makeConfig({ documents: {} }), documents: list, api: { packages: [] }, pages, files: [] }));
}

test('pages with addresses of their own are no problem', () => {
  expect(duplicatesOf({ a: {}, b: {} })).toEqual([]);
});

test('two sources of one page are a problem that names both', () => {
  expect(duplicatesOf({ a: {}, b: { slug: 'a' } })).toEqual([
    {
      code: 'route/duplicate',
      severity: 'error',
      message: 'Two sources make the page /docs/a: content/docs/a.md and content/docs/b.md.',
      hint: 'Give one of them another `slug` in its front matter, or rename the file.',
      place: { file: 'content/docs/b.md', line: 1 },
      related: [{ file: 'content/docs/a.md', line: 1 }],
    },
  ]);
});

test('a third source is a second problem', () => {
  const problems = duplicatesOf({ a: {}, b: { slug: 'a' }, c: { slug: 'a' } });
  expect(problems.map(({ place }) => place?.file)).toEqual(['content/docs/b.md', 'content/docs/c.md']);
});

test('addresses that differ in case alone are one, since they are one file on some machines', () => {
  expect(duplicatesOf({ guide: {}, Guide: {} })).toHaveLength(1);
});

test('a document and a custom page can clash', () => {
  const page = { module: 'content/pages/docs/a.tsx', href: '/docs/a', title: '', description: '' };
  expect(duplicatesOf({ a: {} }, [page]).map(({ place, related }) => [related?.[0]?.file, place?.file])).toEqual([
    ['content/docs/a.md', 'content/pages/docs/a.tsx'],
  ]);
});

test('a static file that would take the place of a page clashes with it', () => {
  const files = [
    { path: '/site/content/static/docs/a/index.html', source: 'content/static/docs/a/index.html', output: 'docs/a/index.html' },
  ];
  const plan = planSite({
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
