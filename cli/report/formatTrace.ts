import type { BuildReport } from '../../renderer/index.ts';

/** A build's stages in the format of the browser's profiler (`chrome://tracing`, Perfetto): one lane for each, times in microseconds. */
export function formatTrace({ timings }: Pick<BuildReport, 'timings'>): string {
  const events = timings.flatMap(({ stage, begin = 0, milliseconds, made, reused }, index) => [
    { name: 'thread_name', ph: 'M', pid: 1, tid: index + 1, args: { name: stage } },
    {
      name: stage,
      cat: 'stage',
      ph: 'X',
      pid: 1,
      tid: index + 1,
      ts: Math.round(begin * 1000),
      dur: Math.round(milliseconds * 1000),
      args: made === undefined ? {} : { made, reused },
    },
  ]);
  return `${JSON.stringify({ displayTimeUnit: 'ms', traceEvents: events })}\n`;
}
