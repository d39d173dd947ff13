import { expect, test } from 'vitest';
import { placeInTexts } from '../../../renderer/render/placeInTexts.ts';

const texts = new Map([
  ['pages/_parts/links.ts', "export const links = ['/a', '/b'];\n"],
  ['pages/index.tsx', 'const more = "/a/b";\nexport default () => (\n  <a href="/a">A</a>\n);\n'],
]);
const placeOf = (target: string) => placeInTexts({ target, file: 'pages/index.tsx', texts });

test('finds a URL in quotes, but not within a longer one', () => {
  expect(placeOf('/a')).toEqual({ file: 'pages/index.tsx', line: 3, column: 12 });
});

test('finds a URL in an imported part of the page', () => {
  expect(placeOf('/b')).toEqual({ file: 'pages/_parts/links.ts', line: 1, column: 30 });
});

test('returns the page without a line for a relative URL', () => {
  const parts = new Map([['pages/_parts/links.ts', "'./a.md'"]]);
  expect(placeInTexts({ target: './a.md', file: 'pages/index.tsx', texts: parts })).toEqual({ file: 'pages/index.tsx' });
});

test('returns the page without a line for a URL that is composed at run time', () => {
  expect(placeOf('/c')).toEqual({ file: 'pages/index.tsx' });
});
