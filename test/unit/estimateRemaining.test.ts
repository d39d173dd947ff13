import { expect, test } from 'vitest';
import { createBuildRun } from '../../renderer/buildRun.ts';
import { estimateRemaining } from '../../renderer/estimateRemaining.ts';
import type { ProgressEvent } from '../../renderer/model/report.ts';
import { makeConfig } from './make.ts';

test.each([
  [{ done: 50, total: 200, elapsed: 2000 }, 6000],
  [{ done: 199, total: 200, elapsed: 19_900 }, 100],
  [{ done: 50, total: 200, elapsed: 999 }, undefined],
  [{ done: 0, total: 200, elapsed: 5000 }, undefined],
  [{ done: 200, total: 200, elapsed: 5000 }, undefined],
])('of %j remain %j ms', (counted, remaining) => {
  expect(estimateRemaining(counted)).toBe(remaining);
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
    run.progress({ type: 'pages', done: 300, total: 400 });
    return { value: undefined, problems: [] };
  });
  expect(events.filter(({ type }) => type === 'packages' || type === 'pages')).toEqual([
    { type: 'packages', done: 1, total: 3 },
    { type: 'packages', done: 2, total: 3, remaining: 1000 },
    { type: 'packages', done: 3, total: 3 },
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
