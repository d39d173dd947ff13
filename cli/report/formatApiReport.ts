import { relative } from 'node:path';
import type { ApiReport, PackageCoverage } from '../../renderer/index.ts';
import { neutralize } from '../../renderer/model/neutralize.ts';
import { formatCount, formatCoverage, formatDuration } from './formatNumbers.ts';
import type { Style } from './style.ts';

export interface ApiReportRequest {
  readonly report: ApiReport;
  readonly isCheck: boolean;
  /** Absolute. */
  readonly cwd: string;
  readonly style: Style;
}

/** The documentation coverage as a table for each package, and what happened to the files. */
export function formatApiReport({ report, isCheck, cwd, style }: ApiReportRequest): string {
  const tables = report.coverage.map((one) => formatPackage(one, style));
  return [...tables, formatFiles({ report, isCheck, cwd, style })].join('\n\n');
}

function formatPackage(coverage: PackageCoverage, style: Style): string {
  const { entryPoints, kinds } = coverage;
  const rows = [
    // The only entry point has the numbers of the package.
    ...(entryPoints.length < 2 ? [] : entryPoints.map((one) => [one.name === '' ? '.' : `./${one.name}`, formatCoverage(one)] as const)),
    ...kinds.map((one) => [one.kind, formatCoverage(one)] as const),
  ];
  const width = Math.max(0, ...rows.map(([name]) => name.length));
  const head = `${style.bold(neutralize(coverage.name))}  documentation coverage ${formatCoverage(coverage)}`;
  const table = rows.map(([name, text]) => `  ${neutralize(name.padEnd(width))}  ${text}`);
  return [head, ...table, ...formatUndocumented(coverage)].join('\n');
}

const mostNames = 10;

function formatUndocumented({ undocumented }: PackageCoverage): readonly string[] {
  if (undocumented.length === 0) return [];
  const names = undocumented.slice(0, mostNames).map(({ name }) => neutralize(name));
  const rest = undocumented.length - names.length;
  return [`  Without a comment: ${names.join(', ')}${rest === 0 ? '' : ` and ${rest} more`}`];
}

function formatFiles({ report, isCheck, cwd, style }: ApiReportRequest): string {
  const { ok, files, folder, milliseconds } = report;
  const place = neutralize(relative(cwd, folder) || '.');
  const time = `in ${formatDuration(milliseconds)}`;
  const changed = files.filter(({ state }) => state !== 'current').length;
  if (!ok)
    return style.red(isCheck && changed > 0 ? `${formatCount(changed, 'report')} out of date ${time}` : `No report was written ${time}`);
  if (changed === 0) return `${style.green(`${formatCount(files.length, 'report')} up to date`)} in ${place} (${time.slice(3)})`;
  const deleted = files.filter(({ state }) => state === 'superfluous').length;
  const end = deleted === 0 ? '' : `, deleted ${deleted}`;
  const unchanged = files.length - changed;
  const rest = unchanged === 0 ? '' : `; ${formatCount(unchanged, 'report')} unchanged`;
  return `${style.green(`Wrote ${formatCount(changed - deleted, 'report')}${end}`)} in ${place}${rest} (${time.slice(3)})`;
}
