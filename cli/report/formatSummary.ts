import type { BuildReport, Problem } from '../../renderer/index.ts';
import { groupBy } from '../../renderer/model/groupBy.ts';
import { neutralize } from '../../renderer/model/neutralize.ts';
import type { SourceGap } from '../../renderer/model/report.ts';
import { formatCount, formatCoverage, formatDuration, formatSize } from './formatNumbers.ts';
import type { Style } from './style.ts';

export type SummaryCommand = 'build' | 'publish' | 'check' | 'watch';

export interface SummaryRequest {
  readonly report: BuildReport;
  readonly command: SummaryCommand;
  /** The output folder as people should read it. */
  readonly outDir: string;
  readonly style: Style;
  /** Whether warnings count as errors. Default: false. */
  readonly isStrict?: boolean | undefined;
}

const verbs = { build: 'Built', publish: 'Published', check: 'Checked', watch: 'Built' } as const;

/** The last lines of a build: result, number of problems, what was checked, and written files. */
export function formatSummary({ report, command, outDir, style, isStrict = false }: SummaryRequest): string {
  const { pages, milliseconds } = report;
  const counts = [...(pages === 0 ? [] : [formatCount(pages, 'page')]), ...countProblems(report.problems)].join(', ');
  const head = report.ok ? style.green(`${verbs[command]} ${counts}`) : style.red(`${failure(report, command)}: ${counts}`);
  return [
    // Without an output folder, the command ended before it did anything.
    report.outDir === '' ? head : `${head} in ${formatDuration(milliseconds)}`,
    ...(isStrict && !report.ok ? ['With --strict, warnings count as errors.'] : []),
    ...describeVerified(report),
    ...describeSourceGaps(report),
    ...describeAddition(report),
    ...outcome({ report, command, outDir }),
    ...(report.coverage ?? []).map((one) => `Documentation coverage of ${neutralize(one.name)}: ${formatCoverage(one)}`),
  ].join('\n');
}

function outcome({ report, command, outDir }: Omit<SummaryRequest, 'style'>): readonly string[] {
  if (command === 'check' || command === 'watch') return [];
  if (!report.published && command === 'publish') return ['No release was added.'];
  if (!report.published) return report.outDir === '' ? [] : ['Nothing was published. The output folder is unchanged.'];
  const left = report.problems.flatMap(({ severity, leavesOut }) => (severity === 'error' && leavesOut !== undefined ? [leavesOut] : []));
  const without = left.length === 0 ? '' : `, without ${left.join(', ')}`;
  return [`${describeFiles(report, outDir)}${without}`];
}

/** `Verified 412 links, 38 anchors and the imports of 12 code samples` */
function describeVerified({ verified }: BuildReport): readonly string[] {
  if (verified === undefined || verified.links + verified.samples === 0) return [];
  const { links, anchors, samples } = verified;
  const counts = [
    formatCount(links, 'link'),
    ...(anchors === 0 ? [] : [formatCount(anchors, 'anchor')]),
    ...(samples === 0 ? [] : [`the imports of ${formatCount(samples, 'code sample')}`]),
  ];
  return [`Verified ${[...counts.slice(0, -2), counts.slice(-2).join(' and ')].join(', ')}`];
}

const gaps: Readonly<Record<SourceGap, string>> = {
  'no-remote': 'the repository has no remote `origin`',
  'unknown-host': 'the remote `origin` is not on GitHub, GitLab or Bitbucket',
  'not-pushed': 'no branch of `origin`, as last fetched, has the commit',
  'not-committed': 'the documented files are not in the commit',
};

/** `No source links for core and 2 more: no branch of …` */
function describeSourceGaps({ withoutSources = [] }: BuildReport): readonly string[] {
  return [...groupBy(withoutSources, ({ gap }) => gap)].map(([gap, [first, ...others]]) => {
    const more = others.length === 0 ? '' : ` and ${others.length} more`;
    return `No source links for ${neutralize(first?.name ?? '')}${more}: ${gaps[gap]}. To link the sources, set the option \`source\`.`;
  });
}

/** A folder on the command line is added to the site of a config file, which can surprise. */
function describeAddition({ addition }: BuildReport): readonly string[] {
  if (addition === undefined) return [];
  const { configFile, added, listed } = addition;
  const parts = [
    ...(added.length === 0 ? [] : [`added ${added.join(', ')} to its site`]),
    ...(listed.length === 0 ? [] : [`its site already has ${listed.join(', ')}`]),
  ];
  return [`Used ${configFile}: ${parts.join('; ')}`];
}

function describeFiles({ files, bytes, written }: BuildReport, outDir: string): string {
  if (written.files === 0 && files > 0) return `No file changed: ${outDir} has ${formatCount(files, 'file')}, ${formatSize(bytes)}`;
  const kept = files - written.files;
  const rest = kept === 0 ? '' : `; ${formatCount(kept, 'file')} unchanged`;
  return `Wrote ${formatCount(written.files, 'file')}, ${formatSize(written.bytes)}, to ${outDir}${rest}`;
}

function failure({ published }: BuildReport, command: SummaryRequest['command']): string {
  if (command === 'check') return 'Check failed';
  if (command === 'publish') return 'Publication failed';
  if (command === 'watch' && published) return 'Built with errors';
  return published ? 'Partly built' : 'Build failed';
}

function countProblems(problems: readonly Problem[]): readonly string[] {
  return (['error', 'warning'] as const).flatMap((severity) => {
    const count = problems.filter((problem) => problem.severity === severity).length;
    return count === 0 ? [] : [formatCount(count, severity)];
  });
}
