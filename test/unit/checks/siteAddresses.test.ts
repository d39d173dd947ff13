import { expect, it } from 'vitest';
import { makeSite } from './publishedSite.ts';

const { site } = makeSite({ '/docs/a': ['one'], '/docs/failed': undefined });

it.each([
  ['/docs/a', true],
  ['/docs/a/', true],
  ['/docs/a#one', true],
  ['/docs/a#two', false],
  ['/docs/b', false],
  ['/logo.svg', true],
])('%s exists: %s', (address, exists) => {
  expect(site.has(address)).toBe(exists);
});

it('every anchor of a page that could not be rendered counts as existing', () => {
  expect(site.has('/docs/failed#any')).toBe(true);
  expect(site.anchorsOf('/docs/failed')).toBeUndefined();
});
