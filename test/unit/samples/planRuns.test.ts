import { expect, test } from 'vitest';
import { planRuns } from '../../samples/planRuns.ts';
import type { Sample } from '../../samples/sample.ts';

const sample = (line: number, role: Sample['role'], group?: number): Sample => ({
  language: 'js',
  role,
  title: '',
  isShared: false,
  code: '',
  line,
  tab: group === undefined ? undefined : { group, value: `tab ${line}` },
  versions: [17],
});

const summary = (samples: readonly Sample[]) =>
  planRuns(samples).map((run) => (run.kind === 'module' ? run.sample.line : [run.server.line, run.clients.map(({ line }) => line)]));

test('assigns clients to the last server before them', () => {
  const samples = [
    sample(1, 'server'),
    sample(2, 'client'),
    sample(3, 'module'),
    sample(4, 'client'),
    sample(5, 'server'),
    sample(6, 'client'),
  ];
  expect(summary(samples)).toEqual([3, [1, [2, 4]], [5, [6]]]);
});

test('assigns all clients to each of the servers in one group of tabs', () => {
  const samples = [sample(1, 'server', 10), sample(2, 'server', 10), sample(3, 'client'), sample(4, 'server', 20)];
  expect(summary(samples)).toEqual([
    [1, [3]],
    [2, [3]],
    [4, []],
  ]);
});

test('throws for a client without a server', () => {
  expect(() => planRuns([sample(7, 'client')])).toThrow('Line 7: a client needs a server before it on the page.');
});

test('lets a run import earlier modules with a title, the last one of each title', () => {
  const samples = [
    { ...sample(1, 'module'), title: 'schema.js' },
    { ...sample(2, 'module'), title: 'schema.js' },
    { ...sample(3, 'test'), title: 'schema.test.js' },
    { ...sample(4, 'module'), title: 'other.js' },
  ];
  const files = planRuns(samples).map((run) => run.files.map(({ title, line }) => `${title} ${line}`));
  expect(files).toEqual([[], ['schema.js 1'], ['schema.js 2'], ['schema.js 2']]);
});

test('lets a run import shared modules of other pages, and prefers those of its own page', () => {
  const shared = [
    { ...sample(1, 'module'), title: 'build.js', code: 'shared' },
    { ...sample(1, 'module'), title: 'mask.js', code: 'shared' },
  ];
  const samples = [sample(1, 'server'), { ...sample(2, 'module'), title: 'mask.js' }, sample(3, 'module')];
  const files = planRuns(samples, shared).map((run) => run.files.map(({ title, code }) => `${title} ${code}`.trim()));
  expect(files).toEqual([
    ['build.js shared', 'mask.js shared'],
    ['build.js shared', 'mask.js'],
    ['build.js shared', 'mask.js shared'],
  ]);
});

test('lets no run import a module from another tab of its group', () => {
  const samples = [
    { ...sample(1, 'module', 5), title: 'schema.js' },
    { ...sample(2, 'server', 5), title: 'server.js' },
    { ...sample(3, 'module'), title: 'after.js' },
  ];
  expect(planRuns(samples).map((run) => run.files.map(({ line }) => line))).toEqual([[], [1], []]);
});
