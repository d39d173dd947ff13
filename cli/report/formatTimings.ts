import type { BuildReport } from '../../renderer/index.ts';
import { formatDuration } from './formatDuration.ts';

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
