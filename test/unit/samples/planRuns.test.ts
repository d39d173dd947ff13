import { expect, test } from 'vitest';
import { planRuns } from '../../samples/planRuns.ts';
import type { Sample } from '../../samples/sample.ts';

const sample = (line: number, role: Sample['role'], tabs?: number): Sample => ({ language: 'js', role, title: '', code: '', line, tabs });

const summary = (samples: readonly Sample[]) =>
  planRuns(samples).map((run) => (run.kind === 'module' ? run.sample.line : [run.server.line, run.clients.map(({ line }) => line)]));

test('gives each server the clients up to the next server', () => {
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

test('gives all clients to each of the servers in one group of tabs', () => {
  const samples = [sample(1, 'server', 10), sample(2, 'server', 10), sample(3, 'client'), sample(4, 'server', 20)];
  expect(summary(samples)).toEqual([
    [1, [3]],
    [2, [3]],
    [4, []],
  ]);
});

test('throws at a client without a server', () => {
  expect(() => planRuns([sample(7, 'client')])).toThrow('Line 7: a client needs a server before it on the page.');
});
