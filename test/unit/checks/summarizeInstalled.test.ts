import { expect, it } from 'vitest';
import { summarizeInstalled } from '../../../renderer/checks/summarizeInstalled.ts';
import { createProblem } from '../../../renderer/model/problem.ts';

const broken = (file: string, line: number) => createProblem('link/broken', { message: 'There is no page at /a.', place: { file, line } });

it('replaces problems in texts of installed packages by one for each package', () => {
  const own = broken('src/index.ts', 1);
  const problems = summarizeInstalled([
    broken('node_modules/@x/a/index.d.ts', 2),
    own,
    broken('node_modules/@x/a/README.md', 4),
    broken('../cache/packages/zod-4/node_modules/zod/index.d.ts', 3),
  ]);
  expect(problems.map(({ message }) => message)).toEqual([
    own.message,
    'Comments and texts of the installed package "@x/a" have 2 problems, for example: There is no page at /a (node_modules/@x/a/index.d.ts:2).',
    'Comments and texts of the installed package "zod" have 1 problem: There is no page at /a (../cache/packages/zod-4/node_modules/zod/index.d.ts:3).',
  ]);
});

it('keeps other problems of installed packages', () => {
  const problems = [createProblem('api/syntax', { message: 'Wrong.', place: { file: 'node_modules/a/index.d.ts' } })];
  expect(summarizeInstalled(problems)).toBe(problems);
});
