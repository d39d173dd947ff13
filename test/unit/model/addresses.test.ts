import { describe, expect, it, test } from 'vitest';
import {
  authorHref,
  caseKey,
  dataFile,
  htmlFile,
  joinHref,
  moduleHref,
  normalizeHref,
  safeSegment,
  symbolHref,
} from '../../../renderer/model/addresses.ts';

describe('a segment made from a name', () => {
  it.each([
    ['GraphQLSchema', 'GraphQLSchema'],
    ['Namespace.Name', 'Namespace.Name'],
    ['$', '$'],
    ['_private', '_private'],
    ['__proto__', '__proto__'],
    ['constructor', 'constructor'],
    ['console', 'console'],
  ])('is the name itself if a folder can have it: %s', (name, segment) => {
    expect(safeSegment(name)).toBe(segment);
  });

  it.each([
    ['con', 'con~'],
    ['CON', 'CON~'],
    ['aux.ts', 'aux~.ts'],
    ['lpt1', 'lpt1~'],
    ['', '~'],
    ['.', '.~'],
    ['..', '..~'],
    ['name.', 'name.~'],
    ['page.html', 'page.html~'],
    ['PAGE.HTML', 'PAGE.HTML~'],
    ['a/b', 'a~2fb'],
    ['a\\b', 'a~5cb'],
    ['a b', 'a~20b'],
    ['a~b', 'a~7eb'],
    ['[iterator]', '~5biterator~5d'],
    ['größe', 'gr~f6~dfe'],
    ['😀', '~1f600'],
  ])('is marked if %j cannot be a folder: %s', (name, segment) => {
    expect(safeSegment(name)).toBe(segment);
  });

  it('has a limited length, and differs for different long names', () => {
    const [a, b] = [`${'x'.repeat(200)}a`, `${'x'.repeat(200)}b`].map(safeSegment);
    expect(a).toMatch(/^x{91}~[\da-f]{8}$/);
    expect(b).toMatch(/^x{91}~[\da-f]{8}$/);
    expect(a).not.toBe(b);
  });

  it('never equals that of another name', () => {
    const names = ['con', 'con~', 'a/b', 'a~2fb', 'a.', 'a.~', '', '~', 'é', 'e\u0301'];
    expect(new Set(names.map(safeSegment)).size).toBe(names.length);
  });
});

describe("the path of an author's name", () => {
  it.each([
    ['入门', '/入门'],
    ['größe', '/größe'],
    ['gro\u0308ße', '/größe'],
    ['हिन्दी', '/हिन्दी'],
    ['v1.2_a~b-c', '/v1.2_a~b-c'],
    ['a/b/', '/a/b'],
    ['we ird', '/we-ird'],
    ['a#b', '/a-b'],
    ['what?', '/what-'],
    ['100%', '/100-'],
    ['a\\b', '/a-b'],
    ['😀', '/-'],
    ['guide/aux', '/guide/aux~'],
    ['a./b', '/a.~/b'],
    ['page.html', '/page.html~'],
  ])('of %j is %s', (path, href) => {
    expect(authorHref(path)).toBe(href);
  });

  it('is a valid folder for any length, and differs for different names', () => {
    const [a = '', b = ''] = [`${'入'.repeat(200)}a`, `${'入'.repeat(200)}b`].map(authorHref);
    expect(a).toMatch(/^\/入{41}~[\da-f]{8}$/);
    expect(b).not.toBe(a);
  });
});

test('a joined URL has single slashes between its parts and none at its end', () => {
  expect(joinHref('/docs', 'a/b')).toBe('/docs/a/b');
  expect(joinHref('/docs/', '/a//b/')).toBe('/docs/a/b');
  expect(joinHref('', '')).toBe('/');
  expect(joinHref('/', 'a')).toBe('/a');
  expect(normalizeHref('')).toBe('/');
  expect(normalizeHref('//a//')).toBe('/a');
});

test('symbols and modules have URLs below their package', () => {
  expect(moduleHref({ api: '/api', slug: 'pkg', module: '' })).toBe('/api/pkg');
  expect(moduleHref({ api: '/api', slug: 'pkg', module: 'a/con' })).toBe('/api/pkg/a/con~');
  expect(symbolHref({ api: '/api', slug: 'pkg', module: '', kind: 'class', name: 'A.B' })).toBe('/api/pkg/class/A.B');
  expect(symbolHref({ api: '/', slug: 'pkg', module: 'sub', kind: 'variable', name: '..' })).toBe('/pkg/sub/variable/..~');
});

test('an entry point never has the URL of a symbol or a list', () => {
  expect(moduleHref({ api: '/api', slug: 'pkg', module: 'function/after' })).toBe('/api/pkg/function~/after');
  expect(moduleHref({ api: '/api', slug: 'pkg', module: 'dist/Class/list' })).toBe('/api/pkg/dist/Class~/list');
  expect(moduleHref({ api: '/api', slug: 'pkg', module: 'type' })).toBe('/api/pkg/type');
  expect(moduleHref({ api: '/api', slug: 'pkg', module: 'function~/after' })).toBe('/api/pkg/function~7e/after');
});

test('a page and its data are files of its folder', () => {
  expect([htmlFile('/'), dataFile('/')]).toEqual(['index.html', 'index.json']);
  expect([htmlFile('/a/b'), dataFile('/a/b')]).toEqual(['a/b/index.html', 'a/b/index.json']);
});

test('URLs that differ only in case or Unicode normalization have one key', () => {
  expect(caseKey('/docs/Graph')).toBe(caseKey('/docs/graph'));
  expect(caseKey('/docs/caf\u00e9')).toBe(caseKey('/docs/cafe\u0301'));
  expect(caseKey('/docs/a')).not.toBe(caseKey('/docs/b'));
});
