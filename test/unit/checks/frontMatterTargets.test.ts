import { expect, test } from 'vitest';
import { frontMatterTargets } from '../../../renderer/checks/frontMatterTargets.ts';
import type { FrontMatter } from '../../../renderer/model/document.ts';
import { makeConfig, makeDocument } from '../make.ts';
import { planned } from '../planned.ts';

const card = { path: '/static/img/card.png', source: 'static/img/card.png', output: 'img/card.png' };

async function problemsOf(frontMatter: FrontMatter) {
  const config = makeConfig({ documents: { sidebars: { tutorial: ['a', 'b'] } } });
  const documents = [makeDocument({ id: 'a', frontMatter }), makeDocument({ id: 'b' })];
  const drafts = [makeDocument({ id: 'later' })];
  return frontMatterTargets(await planned({ config, documents, drafts, api: { packages: [] }, pages: [], files: [card] }));
}

test('accepts existing targets, and none', async () => {
  expect(await problemsOf({})).toEqual([]);
  expect(await problemsOf({ sidebar: 'tutorial', pagination_prev: null, pagination_next: 'b' })).toEqual([]);
});

test('reports an empty name of a sidebar', async () => {
  expect(await problemsOf({ sidebar: false })).toEqual([]);
  expect((await problemsOf({ sidebar: '' })).map(({ message }) => message)).toEqual(['"sidebar" names "", and there is no such sidebar.']);
});

test('says that a document is a draft', async () => {
  expect((await problemsOf({ pagination_next: 'later' })).map(({ message }) => message)).toEqual([
    '"pagination_next" names "later", which is a draft and not published.',
  ]);
});

test('reports a missing image', async () => {
  for (const image of ['img/card.png', '/img/card.png', 'https://example.com/card.png']) expect(await problemsOf({ image })).toEqual([]);
  expect((await problemsOf({ image: 'card.png' })).map(({ message }) => message)).toEqual([
    '"image" names "card.png", and there is no such file.',
  ]);
});

test('reports a package that the site does not document', async () => {
  expect((await problemsOf({ hero: { package: 'tiny' } })).map(({ message, hint }) => [message, hint])).toEqual([
    ['"hero.package" names "tiny", and there is no such package.', 'Name a package by its name, or remove the key.'],
  ]);
});

test('reports a missing sidebar and missing documents, and suggests the nearest', async () => {
  const place = { file: 'content/docs/a.md', line: 1 };
  const problem = { code: 'document/front-matter', severity: 'error', place };
  expect(await problemsOf({ sidebar: 'tutorials', pagination_prev: 'bb', pagination_next: 'something/else' })).toEqual([
    { ...problem, message: '"sidebar" names "tutorials", and there is no such sidebar.', hint: 'Did you mean "tutorial"?' },
    { ...problem, message: '"pagination_prev" names "bb", and there is no such document.', hint: 'Did you mean "b"?' },
    {
      ...problem,
      message: '"pagination_next" names "something/else", and there is no such document.',
      hint: 'Name a document by its id, or remove the key.',
    },
  ]);
});
