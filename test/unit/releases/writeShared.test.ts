import { expect, it } from 'vitest';
import { defaultMessages } from '../../../renderer/model/messages.ts';
import { isOwnPage, sharedPages } from '../../../renderer/releases/writeShared.ts';
import { redirectPage } from '../../../renderer/render/redirectPage.ts';

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

it('knows its own pages', () => {
  expect(isOwnPage(redirectPage({ ...texts, to: '/' }))).toBe(true);
  expect(isOwnPage('<!doctype html><title>Ours</title>')).toBe(false);
});
