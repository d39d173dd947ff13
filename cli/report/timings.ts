import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { BuildReport } from '../../renderer/index.ts';
import { formatDuration } from './formatNumbers.ts';

/** Writes the trace of a build. Returns a problem if that fails; the site has been published anyway. */
export function writeTrace(path: string, report: Pick<BuildReport, 'timings'>): string | undefined {
  try {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, formatTrace(report));
    return undefined;
  } catch (error) {
    if (error instanceof Error && 'syscall' in error) return `The trace could not be written: ${error.message}`;
    throw error;
  }
}

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

/** A table of a build's stages: start, duration, and how many items were computed and how many came from the cache. */
export function formatTimings({ timings, milliseconds }: Pick<BuildReport, 'timings' | 'milliseconds'>): string {
  const rows = timings.map(({ stage, begin, milliseconds: time, made, reused }) => [
    stage,
    begin === undefined ? '' : formatDuration(begin),
    formatDuration(time),
    made === undefined ? '' : String(made),
    reused === undefined ? '' : String(reused),
  ]);
  const table = [['stage', 'start', 'duration', 'computed', 'cached'], ...rows, ['total', '', formatDuration(milliseconds), '', '']];
  const widths = table[0]?.map((_, column) => Math.max(...table.map((row) => (row[column] ?? '').length))) ?? [];
  const lines = table.map((row) => row.map((cell, column) => pad({ cell, width: widths[column] ?? 0, isName: column === 0 })).join('  '));
  return lines.map((line) => line.trimEnd()).join('\n');
}

function pad({ cell, width, isName }: { readonly cell: string; readonly width: number; readonly isName: boolean }): string {
  return isName ? cell.padEnd(width) : cell.padStart(width);
}
