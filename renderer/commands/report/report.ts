import { join, resolve } from 'node:path';
import type { LibraryFiles } from '../../api/program/virtualProgram.ts';
import { applySeverities } from '../../checks/applySeverities.ts';
import { outdatedReport } from '../../diagnostics/report.ts';
import { sortProblems } from '../../diagnostics/sortProblems.ts';
import { optionNames, wrongOptions } from '../../diagnostics/wrongOptions.ts';
import type { Config } from '../../model/config.ts';
import { hasErrors, type Problem } from '../../model/problem.ts';
import { relativePath } from '../../model/relativePath.ts';
import { coverageOf, type PackageCoverage } from './coverage.ts';
import type { ReadPackage } from './readPackages.ts';
import type { ReportFile } from './reportFiles.ts';
import type { PackageSummary } from './summarizeChanges.ts';

export interface ReportRequest {
  /** Packages to report: folders, roots of workspaces and patterns, relative to `cwd`. Default: those of the config, else `cwd` itself. */
  readonly packages?: readonly string[] | undefined;
  /** Names of packages (`graphql`, `@scope/*`), or their slugs. Only these are reported. Default: all. */
  readonly filter?: readonly string[] | undefined;
  /** Config file with the options of the packages, relative to `cwd`. Default: `gqldocs.config.{ts,mts,js,mjs}` in `cwd`, if it exists. */
  readonly configFile?: string | undefined;
  /** Folder of the reports, relative to `cwd`. Default: `api-report`. */
  readonly out?: string | undefined;
  /** Whether to write nothing, and report a problem for each file that is out of date. Default: false. */
  readonly check?: boolean | undefined;
  /**
   * Release to summarize the changes since, instead of writing reports: a Git ref for all packages, or a snapshot, folder or tarball for one
   * package, relative to `cwd`. Default: none.
   */
  readonly against?: string | undefined;
  /** Default: the working directory of the process. */
  readonly cwd?: string | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Milliseconds from any fixed point. Default: the process' monotonic clock. */
  readonly now?: (() => number) | undefined;
}

const options = optionNames<ReportRequest>()('packages filter configFile out check against cwd signal now');

export interface ApiReport {
  /** No problem of severity `error`. */
  readonly ok: boolean;
  /** Absolute folder of the reports. */
  readonly folder: string;
  /** Each report as it was before this run. Empty with `against`, or when a package could not be read. */
  readonly files: readonly ReportFile[];
  /** Documentation coverage of each package. */
  readonly coverage: readonly PackageCoverage[];
  /** Changes of each package, with `against`. */
  readonly summary?: readonly PackageSummary[] | undefined;
  readonly problems: readonly Problem[];
  readonly milliseconds: number;
}

/**
 * Writes a Markdown file with the API of each entry point, as `gqldocs report` does, or compares the files with the API. The result also
 * has the documentation coverage. If a package cannot be read, nothing is written.
 *
 * @returns each report with its state before this run, the coverage, and the problems of the packages
 * @throws the reason of `signal` when it interrupts the work; any other error is a bug
 */
export async function report(request: ReportRequest = {}): Promise<ApiReport> {
  const { packages = [], filter, configFile, signal, now = () => performance.now() } = request;
  const start = now();
  const cwd = resolve(request.cwd ?? process.cwd());
  const folder = resolve(cwd, request.out ?? 'api-report');
  const finish = (found: Partial<ApiReport>): ApiReport => {
    const { problems = [] } = found;
    const rest = { ok: !hasErrors(problems), problems: sortProblems(problems), milliseconds: now() - start };
    return { folder, files: [], coverage: [], ...found, ...rest };
  };
  const unknown = wrongOptions({ call: 'report', given: request, known: options });
  if (unknown.length > 0) return finish({ problems: unknown });
  const { loadPackages, readPackages } = await import('./readPackages.ts');
  const { value: loaded, problems: doubts } = await loadPackages({ cwd, configFile, packages, filter });
  if (loaded === undefined) return finish({ problems: doubts });
  const { config } = loaded;
  const libraries: LibraryFiles = new Map();
  const read = await readPackages({ config, libraries, signal });
  const problems = applySeverities([...doubts, ...read.problems], config.checks);
  const coverage = read.value.map(({ root, snapshot, items }) => coverageOf({ name: root, snapshot, items }));
  if (hasErrors(problems)) return finish({ problems, coverage });
  if (request.against !== undefined) {
    const { summarizeChanges } = await import('./summarizeChanges.ts');
    const summary = await summarizeChanges({ packages: read.value, against: request.against, cwd, libraries, signal });
    return finish({ summary: summary.value, problems: [...problems, ...summary.problems], coverage });
  }
  const written = await writeOrCheck({ request, folder, config, packages: read.value });
  return finish({ files: written.files, problems: [...problems, ...written.problems], coverage });
}

interface WriteRequest {
  readonly request: ReportRequest;
  readonly folder: string;
  readonly config: Pick<Config, 'root' | 'checks'>;
  readonly packages: readonly ReadPackage[];
}

async function writeOrCheck({ request, folder, config, packages }: WriteRequest): Promise<Pick<ApiReport, 'files' | 'problems'>> {
  const [{ compareReports, isReportOf, reportFiles }, { readReports, writeReports }] = await Promise.all([
    import('./reportFiles.ts'),
    import('./readReports.ts'),
  ]);
  const reports = reportFiles(packages);
  const all = await readReports(folder);
  // Reports of packages that this run leaves out stay.
  const isPart = (request.packages ?? []).length > 0 || (request.filter ?? []).length > 0;
  const isOwn = (path: string): boolean => !isPart || packages.some(({ root }) => isReportOf(path, root));
  const files = compareReports(reports, new Map([...all].filter(([path]) => isOwn(path))));
  if (!request.check) return { files, problems: await writeReports({ folder, files, reports }) };
  const command = commandOf(request);
  const problems = files.flatMap(({ path, state }): readonly Problem[] => {
    const file = relativePath(config.root, join(folder, path));
    return state === 'current' ? [] : [outdatedReport({ file, state, command })];
  });
  return { files, problems: applySeverities(problems, config.checks) };
}

/** The command that writes the same reports. */
function commandOf({ packages = [], filter = [], configFile, out }: ReportRequest): string {
  const flags = [
    ...packages,
    ...filter.flatMap((name) => ['--filter', name]),
    ...(configFile === undefined ? [] : ['--config', configFile]),
    ...(out === undefined ? [] : ['--out', out]),
  ];
  return ['gqldocs report', ...flags.map((flag) => (/^[\w./@:-]+$/.test(flag) ? flag : `"${flag}"`))].join(' ');
}
