import { expect, it } from 'vitest';
import { redirectedPages } from '../../../../renderer/plan/redirects/planRedirects.ts';

const sourcesOf = (redirects: Readonly<Record<string, string>>, pages: readonly string[]): readonly string[] =>
  redirectedPages({ redirects, pages, hasPage: (href) => pages.includes(href) });

it('follows a pattern whose target was moved by another one', () => {
  expect(sourcesOf({ '/v1/*': '/v2/*', '/v2/*': '/v3/*', '/v3/old': '/v3/a' }, ['/v3/a'])).toEqual([
    '/v1/a',
    '/v1/old',
    '/v2/a',
    '/v2/old',
    '/v3/old',
  ]);
});

it('gives folders within one target no pages of each other, however many there are', () => {
  const versions = Array.from({ length: 12 }, (_, index) => `/docs/${index}.x`);
  const redirects = Object.fromEntries(versions.map((version) => [`${version}/*`, '/docs/*']));
  expect(sourcesOf(redirects, ['/docs', '/docs/a'])).toEqual(versions.flatMap((version) => [version, `${version}/a`]).toSorted());
});

it('ends where each of two patterns has the other as its target', () => {
  expect(sourcesOf({ '/a/*': '/b/*', '/b/*': '/a/c/*' }, ['/a/c/1'])).toEqual(['/a/1', '/b/1']);
});

it('takes an address with index.html for the one of its folder, also below a pattern', () => {
  expect(sourcesOf({ '/a/*': '/b/*', '/b': '/c', '/b/index.html': '/c', '/index.html': '/c' }, ['/', '/c'])).toEqual(['/a', '/b']);
});
