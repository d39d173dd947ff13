import { expect, test } from 'vitest';
import { parseCodeMeta } from '../../../../renderer/documents/code/parseCodeMeta.ts';

test('reads title, marked lines and line numbers in any order', () => {
  expect(parseCodeMeta('{1,3-5} showLineNumbers title="my file.ts" other')).toEqual({
    title: 'my file.ts',
    marked: new Set([1, 3, 4, 5]),
    inserted: new Set(),
    deleted: new Set(),
    words: [],
    firstLine: 1,
  });
  expect(parseCodeMeta("title='a.ts' showLineNumbers=10")).toMatchObject({ title: 'a.ts', marked: new Set(), firstLine: 10 });
});

test('takes names of icons out of titles', () => {
  expect(parseCodeMeta('[npm ~vscode-icons:file-type-npm~]').title).toBe('npm');
  expect(parseCodeMeta('[~/a.ts ~home~]').title).toBe('~/a.ts ~home~');
});

test('reads the forms of other tools', () => {
  expect(parseCodeMeta('{1} [app/[id].ts] ins={2} del={3-4} mark={"A":6} lineNumbers{7}')).toEqual({
    title: 'app/[id].ts',
    marked: new Set([1, 6]),
    inserted: new Set([2]),
    deleted: new Set([3, 4]),
    words: [],
    firstLine: 7,
  });
  expect(parseCodeMeta('hl_lines="1 3-4" linenums="7" title="x.py"')).toMatchObject({
    ...{ title: 'x.py', marked: new Set([1, 3, 4]), firstLine: 7, words: [] },
  });
  expect(parseCodeMeta('filename="a.ts" showLineNumbers=false')).toMatchObject({ title: 'a.ts', firstLine: undefined });
});

test('ignores an empty info string and invalid ranges', () => {
  expect(parseCodeMeta('')).toMatchObject({ title: undefined, marked: new Set(), firstLine: undefined });
  expect(parseCodeMeta('{5-3,-} showLineNumbersNot')).toMatchObject({ title: undefined, marked: new Set(), firstLine: undefined });
});

test('limits a range that would exhaust memory', () => {
  expect(parseCodeMeta('{1-999999999}').marked.size).toBe(10_000);
});
