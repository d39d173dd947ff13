import { afterEach, expect, it, vi } from 'vitest';
import { forgetRecent, readRecent, rememberRecent, rememberVisit } from '../../../../client/search/recentPages.ts';
import { memoryStorage } from '../memoryStorage.ts';

afterEach(() => vi.unstubAllGlobals());

const hrefs = (): readonly string[] => readRecent().map(({ href }) => href);

it('lists pages that were opened, the newest first and each once', () => {
  vi.stubGlobal('localStorage', memoryStorage());
  for (const href of ['/a', '/b', '/a']) rememberVisit({ href, title: href, kind: 'document' });
  expect(readRecent()).toEqual([
    { href: '/a', name: '/a', kind: 'document' },
    { href: '/b', name: '/b', kind: 'document' },
  ]);
  for (let at = 0; at < 9; at += 1) rememberVisit({ href: `/${at}`, title: '', kind: 'document' });
  expect(hrefs()).toHaveLength(7);
  forgetRecent();
  expect(hrefs()).toEqual([]);
});

it('keeps the part of a page that was chosen, and neither an address without a page nor the page for search', () => {
  vi.stubGlobal('localStorage', memoryStorage());
  rememberRecent({ href: '/a#part', name: 'Part', kind: 'heading' });
  rememberVisit({ href: '/a', title: 'A', kind: 'document' });
  rememberVisit({ href: '/404', title: 'Not found', kind: 'not-found' });
  rememberVisit({ href: '/search', title: 'Search', kind: 'page' });
  expect(hrefs()).toEqual(['/a#part']);
});

it.each([
  ['no list', '{"href": "/a"}'],
  ['no JSON', '['],
  ['an address of another site', '[{"href": "//evil.example/", "name": "A", "kind": "page"}]'],
  ['an address that runs code', '[{"href": "javascript:alert(1)", "name": "A", "kind": "page"}]'],
  ['a page without a name', '[{"href": "/a", "kind": "page"}]'],
])('ignores %s in the storage', (_title, stored) => {
  vi.stubGlobal('localStorage', memoryStorage({ 'search.recent': stored }));
  expect(readRecent()).toEqual([]);
});
