import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { isPlainPage } from '../../../../renderer/commands/publish/listPages.ts';
import { formerPages, sharedPages, writeShared } from '../../../../renderer/commands/publish/writeShared.ts';
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

it('opens the same page of the newest release from addresses without a page', () => {
  const [, , missing] = sharedPages({ ...texts, manifest, title: 'A', root: '/docs/' });
  const script = /<script>(.*)<\/script>/.exec(String(missing?.contents))?.[1] ?? '';
  const asked = (pathname: string): readonly string[] => {
    const urls: string[] = [];
    const fetch = async (url: string) => ({ ok: urls.push(url) === 0 });
    new Function('location', 'fetch', script)({ pathname }, fetch);
    return urls;
  };
  expect(asked('/docs/guide/start')).toEqual(['/docs/latest/guide/start']);
  expect(asked('/docs/v1/guide')).toEqual(['/docs/latest/guide']);
  expect(asked('/docs/latest/gone')).toEqual([]);
});

it('has pages where redirects of the config are for addresses of the time before releases', () => {
  const pages = ['404.html', 'a/index.html', 'api/f.html', 'old/b/index.html', 'other/index.html', 'v1/index.html'];
  const redirects = { '/a#b': '/c', '/api/f.html': '/f', '/old/*': '/new/*', '/v1/': '/a' };
  expect(formerPages({ pages, redirects, manifest })).toEqual(['a/index.html', 'api/f.html', 'old/b/index.html']);
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
