import { expect, it } from 'vitest';
import { formatTimings, formatTrace } from '../../../../cli/report/timings.ts';

const timings = [
  { stage: 'config', milliseconds: 63.2 },
  { stage: 'api', milliseconds: 2100, begin: 70, made: 0, reused: 1 },
] as const;

it('prints when each stage began, how long it took, and how much came from the cache', () => {
  expect(formatTimings({ timings, milliseconds: 2300 })).toBe(
    [
      'stage   start  duration  computed  cached',
      'config            63 ms',
      'api     70 ms     2.1 s         0       1',
      'total             2.3 s',
    ].join('\n'),
  );
});

it('gives each stage a lane in the profiler of a browser', () => {
  expect(JSON.parse(formatTrace({ timings }))).toEqual({
    displayTimeUnit: 'ms',
    traceEvents: [
      { name: 'thread_name', ph: 'M', pid: 1, tid: 1, args: { name: 'config' } },
      { name: 'config', cat: 'stage', ph: 'X', pid: 1, tid: 1, ts: 0, dur: 63200, args: {} },
      { name: 'thread_name', ph: 'M', pid: 1, tid: 2, args: { name: 'api' } },
      { name: 'api', cat: 'stage', ph: 'X', pid: 1, tid: 2, ts: 70000, dur: 2100000, args: { made: 0, reused: 1 } },
    ],
  });
});
