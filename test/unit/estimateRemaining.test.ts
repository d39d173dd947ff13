import { expect, test } from 'vitest';
import { createBuildRun } from '../../renderer/buildRun.ts';
import { estimateRemaining } from '../../renderer/estimateRemaining.ts';
import type { ProgressEvent } from '../../renderer/model/report.ts';
import { makeConfig } from './make.ts';

const marks = (...list: readonly (readonly [done: number, at: number])[]) => list.map(([done, at]) => ({ done, at }));

test.each([
  { of: 'work that goes on at one pace', marks: marks([50, 1000], [100, 2000]), remaining: 2000 },
  { of: 'work that took long to begin', marks: marks([50, 9000], [100, 10_000]), remaining: 2000 },
  { of: 'work that was slow at first', marks: marks([10, 0], [50, 8000], [100, 9000]), remaining: 2000 },
  { of: 'work that became slow', marks: marks([50, 0], [60, 100], [120, 12_100]), remaining: 16_000 },
  { of: 'work that goes fast', marks: marks([10, 0], [50, 600], [100, 1200]), remaining: 1333 },
  { of: 'work that has just begun', marks: marks([50, 5000]), remaining: undefined },
  { of: 'work that tells too little', marks: marks([50, 5000], [100, 5999]), remaining: undefined },
  { of: 'work that is done', marks: marks([100, 0], [200, 5000]), remaining: undefined },
  { of: 'nothing', marks: [], remaining: undefined },
])('of $of remain $remaining ms', ({ marks, remaining }) => {
  const rest = estimateRemaining({ marks, total: 200 });
  expect(rest === undefined ? rest : Math.round(rest)).toBe(remaining);
});

test('a build tells of packages and pages how many there are, and what remains', async () => {
  let time = 100;
  const events: ProgressEvent[] = [];
  const config = makeConfig({ api: { packages: ['a', 'b', 'c'].map((path) => ({ path })) } });
  const run = createBuildRun({ config, now: () => time, onProgress: (event) => events.push(event) });
  await run.stage('api', () => {
    const count = run.count('api');
    for (const later of [400, 1600, 0]) {
      time += later;
      count(false);
    }
    return { value: undefined, problems: [] };
  });
  await run.stage('render', () => {
    time += 3000;
    run.progress({ type: 'pages', done: 100, total: 400 });
    time += 2000;
    run.progress({ type: 'pages', done: 300, total: 400 });
    return { value: undefined, problems: [] };
  });
  expect(events.filter(({ type }) => type === 'packages' || type === 'pages')).toEqual([
    { type: 'packages', done: 1, total: 3 },
    { type: 'packages', done: 2, total: 3, remaining: 1600 },
    { type: 'packages', done: 3, total: 3 },
    { type: 'pages', done: 100, total: 400 },
    { type: 'pages', done: 300, total: 400, remaining: 1000 },
  ]);
});

test('a build of one package has nothing to count', async () => {
  const events: ProgressEvent[] = [];
  const config = makeConfig({ api: { packages: [{ path: 'a' }] } });
  const run = createBuildRun({ config, now: () => 0, onProgress: (event) => events.push(event) });
  run.count('api')(true);
  expect(events).toEqual([]);
});
