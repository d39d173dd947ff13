import type { BuildReport, Problem } from '../../renderer/index.ts';
import { formatCount } from './formatCount.ts';
import { formatDuration } from './formatDuration.ts';
import { formatSize } from './formatSize.ts';
import type { Style } from './style.ts';

export interface SummaryRequest {
  readonly report: BuildReport;
  readonly command: 'build' | 'check' | 'watch';
  /** The output folder as people should read it. */
  readonly outDir: string;
  readonly style: Style;
}

const verbs = { build: 'Built', check: 'Checked', watch: 'Built' } as const;

/** The last lines of a build: how it ended, what was written, what was found, and where the time went. */
export function formatSummary({ report, command, outDir, style }: SummaryRequest): string {
  const { pages, milliseconds, timings } = report;
  const counts = [...(pages === 0 ? [] : [formatCount(pages, 'page')]), ...countProblems(report.problems)].join(', ');
  const head = report.ok ? style.green(`${verbs[command]} ${counts}`) : style.red(`${failure(report, command)}: ${counts}`);
  const times = timings.map(({ stage, milliseconds: time }) => `${stage} ${formatDuration(time)}`).join(' · ');
  return [`${head} in ${formatDuration(milliseconds)}`, ...outcome({ report, command, outDir }), style.dim(times)].join('\n');
}

function outcome({ report, command, outDir }: Omit<SummaryRequest, 'style'>): readonly string[] {
  if (command !== 'build') return [];
  if (!report.published) return ['Nothing was published; the output folder is as it was.'];
  const left = report.problems.flatMap(({ severity, leavesOut }) => (severity === 'error' && leavesOut !== undefined ? [leavesOut] : []));
  const without = left.length === 0 ? '' : `, without ${left.join(', ')}`;
  return [`${describeFiles(report, outDir)}${without}`];
}

function describeFiles({ files, bytes, written }: BuildReport, outDir: string): string {
  if (written.files === 0 && files > 0)
    return `Nothing had to be written: ${outDir} has all ${formatCount(files, 'file')}, ${formatSize(bytes)}`;
  const kept = files - written.files;
  const rest = kept === 0 ? '' : `; ${formatCount(kept, 'file')} stayed as ${kept === 1 ? 'it was' : 'they were'}`;
  return `Wrote ${formatCount(written.files, 'file')}, ${formatSize(written.bytes)}, to ${outDir}${rest}`;
}

function failure({ published }: BuildReport, command: SummaryRequest['command']): string {
  if (command === 'check') return 'Check failed';
  return published ? 'Built in part' : 'Build failed';
}

function countProblems(problems: readonly Problem[]): readonly string[] {
  return (['error', 'warning'] as const).flatMap((severity) => {
    const count = problems.filter((problem) => problem.severity === severity).length;
    return count === 0 ? [] : [formatCount(count, severity)];
  });
}
