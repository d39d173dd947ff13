import { describe, expect, test } from 'vitest';
import { formatTarget, parseTarget } from '../../../../renderer/dev/server/parseTarget.ts';

describe('accepts', () => {
  test.each([
    ['/', '/', { names: [], hasSlash: true, query: '' }],
    ['/api', '/', { names: ['api'], hasSlash: false, query: '' }],
    ['/api/graphql-js/?a=b?c', '/', { names: ['api', 'graphql-js'], hasSlash: true, query: '?a=b?c' }],
    ['/a%20b/%C3%A4', '/', { names: ['a b', 'ä'], hasSlash: false, query: '' }],
    ['/%252e%252e', '/', { names: ['%2e%2e'], hasSlash: false, query: '' }],
    ['/..a/b..', '/', { names: ['..a', 'b..'], hasSlash: false, query: '' }],
    ['/x/', '/x/', { names: [], hasSlash: true, query: '' }],
    ['/x/api', '/x/', { names: ['api'], hasSlash: false, query: '' }],
  ])('%s below %s', (target, baseUrl, expected) => {
    expect(parseTarget(target, baseUrl)).toEqual({ kind: 'path', ...expected });
  });
});

describe('refuses', () => {
  test.each([
    '',
    '*',
    'api',
    'http://localhost/api',
    'http://evil.example/',
    '//evil.example/x',
    '/a//b',
    '/..',
    '/../etc/passwd',
    '/a/../b',
    '/%2e%2e/etc/passwd',
    '/.%2E/etc/passwd',
    '/a/./b',
    '/a%2f..%2fb',
    '/a\\..\\b',
    '/a%5c..%5cb',
    '/a%00.html',
    '/a\u0000',
    '/a%0d%0ab',
    '/a?b\r\nc',
    '/%',
    '/%zz',
    '/%c3%28',
    '/a#b',
  ])('%j', (target) => {
    expect(parseTarget(target, '/')).toEqual({ kind: 'bad' });
  });
});

test('redirects the root, and the base URL without its slash, to the base URL', () => {
  expect(parseTarget('/', '/x/y/')).toEqual({ kind: 'redirect', location: '/x/y/' });
  expect(parseTarget('/x/y?a', '/x/y/')).toEqual({ kind: 'redirect', location: '/x/y/?a' });
});

test('detects URLs outside of the base URL, including siblings with the same prefix', () => {
  expect(parseTarget('/xy/z', '/x/')).toEqual({ kind: 'outside' });
  expect(parseTarget('/api', '/x/')).toEqual({ kind: 'outside' });
});

test('encodes URLs as browsers do', () => {
  expect(formatTarget({ names: ['a b', 'ä?'], baseUrl: '/x/', query: '?q' })).toBe('/x/a%20b/%C3%A4%3F?q');
});
