import { expect, test } from 'vitest';
import { parseLineMarks } from '../../../../renderer/documents/code/parseLineMarks.ts';
import type { LineMark } from '../../../../renderer/documents/code/wordMarks.ts';

function marks(entries: Readonly<Record<number, LineMark>>): ReadonlyMap<number, LineMark> {
  return new Map(Object.entries(entries).map(([line, mark]) => [Number(line), mark]));
}

test('marks the next line, and everything between start and end', () => {
  const code = 'a\n// highlight-next-line\nb\n# highlight-start\nc\nd\n<!-- highlight-end -->\ne';
  expect(parseLineMarks(code)).toEqual({
    code: 'a\nb\nc\nd\ne',
    marks: marks({ 2: 'marked', 3: 'marked', 4: 'marked' }),
    rows: [0, 2, 4, 5, 7],
  });
});

test('reads marks at the ends of lines and removes them', () => {
  const code = 'a // [!code ++]\nb // [!code --]\nc # [!code highlight]\nd {/* [!code hl] */}\ne // [!code';
  expect(parseLineMarks(code)).toEqual({
    code: 'a\nb\nc\nd\ne // [!code',
    marks: marks({ 1: 'inserted', 2: 'deleted', 3: 'marked', 4: 'marked' }),
  });
});

test('shows marks that are written with a backslash', () => {
  const code = 'a // [\\!code --]\n# \\highlight-start\nb [\\!code';
  expect(parseLineMarks(code)).toEqual({ code: 'a // [!code --]\n# highlight-start\nb [\\!code', marks: new Map() });
});

test('does not change code that only mentions highlighting', () => {
  const code = 'const x = "highlight-next-line"; // about highlight-start';
  expect(parseLineMarks(code)).toEqual({ code, marks: new Map() });
});

test('reads the marks of VitePress, for several lines and on lines of their own', () => {
  const code = 'a // [!code focus]\nb // [!code error:2]\nc\n// [!code ++:2]\nd\ne\nf // [!code word:f]';
  expect(parseLineMarks(code)).toEqual({
    code: 'a\nb\nc\nd\ne\nf',
    marks: marks({ 1: 'marked', 2: 'marked', 3: 'marked', 4: 'inserted', 5: 'inserted' }),
    words: [{ text: 'f', mark: 'marked' }],
    rows: [0, 1, 2, 4, 5, 6],
  });
});
