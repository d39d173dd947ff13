import { expect, test } from 'vitest';
import { placeInTexts } from '../../../renderer/render/placeInTexts.ts';

const texts = new Map([
  ['pages/_parts/links.ts', "export const links = ['/a', '/b'];\n"],
  ['pages/index.tsx', 'const more = "/a/b";\nexport default () => (\n  <a href="/a">A</a>\n);\n'],
]);
const placeOf = (target: string) => placeInTexts({ target, file: 'pages/index.tsx', texts });

test('an address stands where the page writes it in quotes, and not within a longer one', () => {
  expect(placeOf('/a')).toEqual({ file: 'pages/index.tsx', line: 3, column: 12 });
});

test('what the page itself does not write stands in one of its parts', () => {
  expect(placeOf('/b')).toEqual({ file: 'pages/_parts/links.ts', line: 1, column: 30 });
});

test('a relative address keeps the page that it counts from', () => {
  const parts = new Map([['pages/_parts/links.ts', "'./a.md'"]]);
  expect(placeInTexts({ target: './a.md', file: 'pages/index.tsx', texts: parts })).toEqual({ file: 'pages/index.tsx' });
});

test('an address that is put together at run time has no line', () => {
  expect(placeOf('/c')).toEqual({ file: 'pages/index.tsx' });
});
