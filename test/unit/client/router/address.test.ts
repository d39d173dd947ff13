import { describe, expect, test } from 'vitest';
import { dataAddress, hrefOf, normalizePath, normalizeUrl } from '../../../../client/router/address.ts';

describe('normalizePath', () => {
  test.each([
    ['/index.html', '/'],
    ['/docs-site/index.html', '/docs-site'],
    ['/api/index.html', '/api'],
    ['/api.html', '/api'],
    ['/api', '/api'],
    ['/api/', '/api/'],
    ['/about-index.html', '/about-index'],
    ['/html', '/html'],
  ])('%s is %s', (path, expected) => {
    expect(normalizePath(path)).toBe(expected);
  });
});

describe('normalizeUrl', () => {
  test.each([
    ['https://a.example/docs-site/index.html?q=1#there', 'https://a.example/docs-site/?q=1#there'],
    ['https://a.example/docs-site/api.html#there', 'https://a.example/docs-site/api#there'],
    ['https://a.example/docs-site/api/', 'https://a.example/docs-site/api/'],
  ])('%s is %s', (from, to) => {
    expect(normalizeUrl(new URL(from), '/docs-site/').href).toBe(to);
  });
});

describe('hrefOf', () => {
  test.each([
    ['/', '/', '/'],
    ['/api', '/', '/api'],
    ['/api/', '/', '/api'],
    ['/api/graphql-js/index.html', '/', '/api/graphql-js'],
    ['/docs-site/', '/docs-site/', '/'],
    ['/docs-site', '/docs-site/', '/'],
    ['/docs-site/index.html', '/docs-site/', '/'],
    ['/docs-site/api/', '/docs-site/', '/api'],
    ['/api/pkg/class/Space.Name', '/', '/api/pkg/class/Space.Name'],
    ['/docs/%E5%85%A5%E9%97%A8/', '/', '/docs/入门'],
    ['/100%', '/', '/100%'],
  ])('%s below %s is the page %s', (path, baseUrl, expected) => {
    expect(hrefOf(path, baseUrl)).toBe(expected);
  });

  test.each([
    ['/elsewhere', '/docs-site/'],
    ['/docs-sites/api', '/docs-site/'],
    ['/img/logo.svg', '/'],
    ['/routes.json', '/'],
  ])('%s below %s is not a page', (path, baseUrl) => {
    expect(hrefOf(path, baseUrl)).toBeUndefined();
  });
});

test('the data of a page is in its folder', () => {
  expect(dataAddress('/', '/')).toBe('/index.json');
  expect(dataAddress('/', '/docs-site/')).toBe('/docs-site/index.json');
  expect(dataAddress('/docs/入门', '/')).toBe('/docs/%E5%85%A5%E9%97%A8/index.json');
  expect(dataAddress('/api/graphql-js', '/docs-site/')).toBe('/docs-site/api/graphql-js/index.json');
});
