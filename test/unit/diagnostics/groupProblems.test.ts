import { expect, it } from 'vitest';
import { groupProblems } from '../../../renderer/diagnostics/groupProblems.ts';
import type { Problem } from '../../../renderer/model/problem.ts';

function problem(message: string, line: number): Problem {
  return { code: 'document/directive', severity: 'warning', message, place: { file: 'a.md', line } };
}

it('tells many equal problems once, with their number and the first places', () => {
  const equal = [1, 3, 5, 6, 9].map((line) => problem('same', line));
  const groups = groupProblems([problem('other', 0), ...equal.slice(0, 2), problem('other', 4), ...equal.slice(2)]);
  expect(groups.map(({ problem: { message, place }, count, more }) => [message, place?.line, count, more.map(({ line }) => line)])).toEqual(
    [
      ['other', 0, 1, []],
      ['other', 4, 1, []],
      ['same', 1, 5, [3, 5]],
    ],
  );
});
