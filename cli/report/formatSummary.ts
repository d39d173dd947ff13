import type { BuildReport, Problem } from '../../renderer/index.ts';
import { formatCount } from './formatCount.ts';
import { formatDuration } from './formatDuration.ts';
import { formatSize } from './formatSize.ts';
import type { Style } from './style.ts';

export interface SummaryRequest {
  readonly report: BuildReport;
  readonly command: 'build' | 'check';
  /** The output folder as people should read it. */
  readonly outDir: string;
  readonly style: Style;
}

/** The last lines of a build: how it ended, what was written, what was found, and where the time went. */
export function formatSummary({ report, command, outDir, style }: SummaryRequest): string {
  const { ok, pages, milliseconds, timings } = report;
  const counts = [...(pages === 0 ? [] : [formatCount(pages, 'page')]), ...countProblems(report.problems)].join(', ');
  const verb = command === 'build' ? 'Built' : 'Checked';
  const head = ok ? style.green(`${verb} ${counts}`) : style.red(`${command === 'build' ? 'Build' : 'Check'} failed: ${counts}`);
  const times = timings.map(({ stage, milliseconds: time }) => `${stage} ${formatDuration(time)}`).join(' · ');
  return [`${head} in ${formatDuration(milliseconds)}`, ...outcome({ report, command, outDir }), style.dim(times)].join('\n');
}

function outcome({ report, command, outDir }: Omit<SummaryRequest, 'style'>): readonly string[] {
  if (command === 'check') return [];
  if (!report.ok) return ['Nothing was published; the last good output stays as it was.'];
  return [`Wrote ${formatCount(report.files, 'file')}, ${formatSize(report.bytes)}, to ${outDir}`];
}

function countProblems(problems: readonly Problem[]): readonly string[] {
  return (['error', 'warning'] as const).flatMap((severity) => {
    const count = problems.filter((problem) => problem.severity === severity).length;
    return count === 0 ? [] : [formatCount(count, severity)];
  });
}
