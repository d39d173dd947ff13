import { expect, test } from 'vitest';
import { closest } from '../../../renderer/diagnostics/closest.ts';

test('finds a name with an extra, missing, wrong or swapped letter', () => {
  const names = ['document', 'sidebar', 'versions'];
  expect(closest('documennt', names)).toBe('document');
  expect(closest('documnt', names)).toBe('document');
  expect(closest('dokument', names)).toBe('document');
  expect(closest('dcoument', names)).toBe('document');
});

test('ignores differences in case or separators', () => {
  expect(closest('COLORMODE', ['colorMode', 'colorModes'])).toBe('colorMode');
  expect(closest('sidebar label', ['sidebar_label', 'sidebar'])).toBe('sidebar_label');
});

test('finds the nearest URL', () => {
  const hrefs = ['/docs/tutorials/object-types', '/docs/tutorials/basic-types', '/api/graphql-js'];
  expect(closest('/docs/tutorials/basic-type', hrefs)).toBe('/docs/tutorials/basic-types');
});

test('returns nothing if no candidate is near', () => {
  expect(closest('navbar', ['footer', 'documents'])).toBeUndefined();
  expect(closest('x', [])).toBeUndefined();
});

test('never suggests the name itself', () => {
  expect(closest('title', ['title'])).toBeUndefined();
});

test('does not depend on the order of the candidates', () => {
  expect(closest('cat', ['bat', 'car'])).toBe('bat');
  expect(closest('cat', ['car', 'bat'])).toBe('bat');
});

test('allows more typos in longer names, also unknown letters', () => {
  expect(closest('abcdefghij', ['abcdefwxyz'])).toBe('abcdefwxyz');
  expect(closest('abcdefghij', ['abcdevwxyz'])).toBeUndefined();
  expect(closest('abcdefghij', ['abcdef'])).toBe('abcdef');
});

test('prefers the same case', () => {
  expect(closest('aera', ['Area', 'area'])).toBe('area');
  expect(closest('Aera', ['Area', 'area'])).toBe('Area');
});
