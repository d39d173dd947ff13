import { expect, test } from 'vitest';
import { parseCodeMeta } from '../../../../renderer/documents/code/parseCodeMeta.ts';

test('reads title, marked lines and line numbers in any order', () => {
  expect(parseCodeMeta('{1,3-5} showLineNumbers title="my file.ts" other')).toEqual({
    title: 'my file.ts',
    marked: new Set([1, 3, 4, 5]),
    firstLine: 1,
  });
  expect(parseCodeMeta("title='a.ts' showLineNumbers=10")).toEqual({ title: 'a.ts', marked: new Set(), firstLine: 10 });
});

test('ignores an empty info string and invalid ranges', () => {
  expect(parseCodeMeta('')).toEqual({ title: undefined, marked: new Set(), firstLine: undefined });
  expect(parseCodeMeta('{5-3,-} showLineNumbersNot')).toEqual({ title: undefined, marked: new Set(), firstLine: undefined });
});

test('limits a range that would exhaust memory', () => {
  expect(parseCodeMeta('{1-999999999}').marked.size).toBe(10_000);
});
