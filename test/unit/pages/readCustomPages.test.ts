import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { readCustomPages } from '../../../renderer/pages/readCustomPages.ts';
import { makeConfig } from '../make.ts';

let root = '';
afterEach(() => rm(root, { recursive: true, force: true }));

test('a page answers to where its file lies; parts, tests and other files are no pages', async () => {
  root = await mkdtemp(join(tmpdir(), 'gqldocs-pages-'));
  const files = [
    'index.tsx',
    'about/team.jsx',
    'about/index.tsx',
    '_parts/a.tsx',
    'b/_c.tsx',
    '.d/e.tsx',
    'f.ts',
    'g.test.tsx',
    'h.css',
    'a#b.tsx',
  ];
  for (const file of files) {
    await mkdir(dirname(join(root, 'pages', file)), { recursive: true });
    await writeFile(join(root, 'pages', file), '');
  }
  expect(await readCustomPages({ ...makeConfig(), root, pages: join(root, 'pages') })).toEqual([
    { module: 'pages/a#b.tsx', href: '/a-b' },
    { module: 'pages/about/index.tsx', href: '/about' },
    { module: 'pages/about/team.jsx', href: '/about/team' },
    { module: 'pages/index.tsx', href: '/' },
  ]);
});

test('a site may have no pages of its own', async () => {
  expect(await readCustomPages(makeConfig())).toEqual([]);
});
