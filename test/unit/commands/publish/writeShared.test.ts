import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { isPlainPage } from '../../../../renderer/commands/publish/listPages.ts';
import { sharedPages, writeShared } from '../../../../renderer/commands/publish/writeShared.ts';
import { defaultMessages } from '../../../../renderer/model/messages.ts';
import { redirectPage } from '../../../../renderer/render/redirectPage.ts';

const texts = { locale: 'en', messages: defaultMessages };
const manifest = { version: 1, latest: 'v2', releases: ['v2', 'v1'] } as const;

it('writes a home page, a list of versions and a not-found page', () => {
  const pages = new Map(
    sharedPages({ ...texts, manifest, title: 'A & B', root: '/docs/' }).map(({ path, contents }) => [path, String(contents)]),
  );
  expect([...pages.keys()]).toEqual(['index.html', 'versions/index.html', '404.html']);
  expect(pages.get('index.html')).toContain('content="0; url=/docs/latest/"');
  expect(pages.get('versions/index.html')).toContain('<h1>Versions of A &#38; B</h1>');
  expect(pages.get('versions/index.html')).toMatch(/href="\/docs\/v2\/">v2<[\s\S]*href="\/docs\/v1\/">v1</);
  expect(pages.get('404.html')).toContain('<h1>Page not found</h1>');
});

it('distinguishes redirects from pages', () => {
  expect(isPlainPage(redirectPage({ ...texts, to: '/' }))).toBe(true);
  expect(isPlainPage('<!doctype html><title>Ours</title>')).toBe(false);
});

it('replaces its own pages, and keeps those of others', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'gqldocs-shared-'));
  await writeFile(join(folder, 'index.html'), '<!doctype html><title>Ours</title>');
  await writeFile(join(folder, '404.html'), redirectPage({ ...texts, to: '/' }));
  const pages = sharedPages({ ...texts, manifest, title: 'A', root: '/' });
  await writeShared(folder, [...pages, { path: 'versions.json', contents: '{}' }]);
  const read = (path: string): Promise<string> => readFile(join(folder, path), 'utf8');
  expect(await read('index.html')).toBe('<!doctype html><title>Ours</title>');
  expect(await read('404.html')).toBe(pages[2]?.contents);
  expect((await readdir(folder)).toSorted()).toEqual(['404.html', 'index.html', 'versions', 'versions.json']);
  await rm(folder, { recursive: true });
});
