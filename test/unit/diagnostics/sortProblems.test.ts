import { expect, test } from 'vitest';
import { sortProblems } from '../../../renderer/diagnostics/sortProblems.ts';
import type { Problem } from '../../../renderer/model/problem.ts';

const broken = (message: string, place?: Problem['place']): Problem => ({ code: 'link/broken', severity: 'error', message, place });

test('sorts by file, line, column, code and message, with placeless problems last', () => {
  const sorted = sortProblems([
    broken('no place'),
    broken('b.md', { file: 'b.md' }),
    broken('line 10', { file: 'a.md', line: 10, column: 1 }),
    broken('line 9, column 20', { file: 'a.md', line: 9, column: 20 }),
    broken('line 9, column 3', { file: 'a.md', line: 9, column: 3 }),
    { code: 'bundle/failed', severity: 'warning', message: 'z', place: { file: 'a.md', line: 9, column: 3 } },
  ]);
  expect(sorted.map(({ message }) => message)).toEqual(['z', 'line 9, column 3', 'line 9, column 20', 'line 10', 'b.md', 'no place']);
});

test('keeps one of several equal problems', () => {
  const place = { file: 'a.md', line: 1, column: 1 };
  expect(sortProblems([broken('x', place), broken('y', place), broken('x', place)])).toEqual([broken('x', place), broken('y', place)]);
});
