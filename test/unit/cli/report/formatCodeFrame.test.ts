import { expect, test } from 'vitest';
import { formatCodeFrame } from '../../../../cli/report/formatProblem.ts';
import { createStyle } from '../../../../cli/report/style.ts';

const style = createStyle({ env: {}, isTTY: false, color: false });

function frame(source: string, line: number, column?: number, width = 80): readonly string[] {
  return formatCodeFrame({ source, line, column, width, style });
}

test('shows the line with its neighbors and a caret', () => {
  expect(frame('one\ntwo\nthree\nfour', 3, 2)).toEqual(['  2 | two', '> 3 | three', '    |  ^', '  4 | four']);
});

test('keeps the gutter as wide as its widest number', () => {
  const source = Array.from({ length: 12 }, (_, index) => `line ${index + 1}`).join('\n');
  expect(frame(source, 9, 1)).toEqual(['   8 | line 8', '>  9 | line 9', '     | ^', '  10 | line 10']);
});

test('shows the first and the last line of a file', () => {
  expect(frame('only', 1, 5)).toEqual(['> 1 | only', '    |     ^']);
});

test('shows a line without a caret if the column is unknown', () => {
  expect(frame('a\nb', 2)).toEqual(['  1 | a', '> 2 | b']);
});

test('shows nothing for a missing line', () => {
  expect(frame('a', 7, 1)).toEqual([]);
});

test('keeps the caret below its character after tabs and control characters', () => {
  expect(frame('\t\x1b[31mx\r\n', 1, 7)).toEqual(['> 1 |   ·[31mx', '    |        ^']);
});

test('shows the part of a long line that contains the caret', () => {
  const [line = '', caret = ''] = frame(`${'a'.repeat(200)}X${'b'.repeat(200)}`, 1, 201, 40);
  expect(line.length).toBeLessThanOrEqual(40);
  expect(line.charAt(caret.indexOf('^'))).toBe('X');
});
