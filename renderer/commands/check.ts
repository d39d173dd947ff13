import { resolve } from 'node:path';
import { applySeverities } from '../checks/applySeverities.ts';
import type { LoadedConfig } from '../config/loadConfig.ts';
import { sortProblems } from '../diagnostics/sortProblems.ts';
import { wrongOptions } from '../diagnostics/wrongOptions.ts';
import { hasErrors, type Problem } from '../model/problem.ts';
import { type BuildReport, noFiles } from '../model/report.ts';
import type { MemorySink } from '../publish/memorySink.ts';
import { type BuildRequest, buildInto, buildOptions, failedBuild } from './build.ts';

export interface CheckRequest extends BuildRequest {
  /** Whether to check external links, too. Needs the network. Default: false. */
  readonly external?: boolean | undefined;
  /** Whether to compare the documentation coverage with its baseline. Default: false. */
  readonly coverage?: boolean | undefined;
  /** Whether to write the baseline of the documentation coverage instead of comparing with it. Default: false. */
  readonly updateCoverage?: boolean | undefined;
  /** File of the baseline, relative to `cwd`. Default: `api-coverage.json`. */
  readonly coverageFile?: string | undefined;
}

const options = [...buildOptions, 'external', 'coverage', 'updateCoverage', 'coverageFile'];

/**
 * Builds a site without writing it, as `gqldocs check` does. It checks external links only when it finds no other error.
 *
 * @returns the report of a build, with the size that the output would have; `written` is empty
 * @throws the reason of `signal` when it interrupts the work; any other error is a bug
 */
export async function check(request: CheckRequest = {}): Promise<BuildReport> {
  const unknown = wrongOptions({ call: 'check', given: request, known: options });
  if (unknown.length > 0) return failedBuild(unknown);
  const { createMemorySink } = await import('../publish/memorySink.ts');
  const sink = createMemorySink();
  const { report: built, loaded } = await buildInto(request, { open: async () => ({ value: sink, problems: [] }), lasts: false });
  const report = { ...built, published: false, written: noFiles };
  if (loaded === undefined) return report;
  const covered = request.coverage || request.updateCoverage ? await withCoverage(report, { request, loaded }) : report;
  if (!request.external || !covered.ok) return covered;
  return withProblems(covered, await externalProblems({ sink, loaded, signal: request.signal }));
}

function withProblems(report: BuildReport, found: readonly Problem[]): BuildReport {
  const known = new Set(report.problems.map(identityOf));
  // Reading the packages again finds the same problems.
  const problems = sortProblems([...report.problems, ...found.filter((problem) => !known.has(identityOf(problem)))]);
  return { ...report, problems, ok: report.ok && !hasErrors(found) };
}

function identityOf({ code, message, place }: Problem): string {
  return JSON.stringify([code, message, place]);
}

interface CoverageRequest {
  readonly request: CheckRequest;
  readonly loaded: LoadedConfig;
}

async function withCoverage(report: BuildReport, { request, loaded }: CoverageRequest): Promise<BuildReport> {
  const { cwd = process.cwd(), coverageFile = 'api-coverage.json', updateCoverage = false, packages = [], filter = [], signal } = request;
  const { checkCoverage } = await import('./report/checkCoverage.ts');
  const { value, problems } = await checkCoverage({
    config: loaded.config,
    file: resolve(cwd, coverageFile),
    updates: updateCoverage,
    isPart: packages.length > 0 || filter.length > 0,
    signal,
  });
  const coverage = value.map(({ name, described, total }) => ({ name, described, total }));
  return { ...withProblems(report, problems), coverage };
}

interface ExternalRequest {
  readonly sink: MemorySink;
  readonly loaded: LoadedConfig;
  readonly signal: AbortSignal | undefined;
}

async function externalProblems({ sink, loaded: { config }, signal }: ExternalRequest): Promise<readonly Problem[]> {
  const { checkExternalLinks } = await import('../checks/checkExternalLinks.ts');
  const { collectExternalLinks } = await import('../checks/collectExternalLinks.ts');
  const { readSourceTexts } = await import('../checks/readSourceTexts.ts');
  const links = collectExternalLinks({ files: sink.published(), origin: config.url, sources: await readSourceTexts(config) });
  return applySeverities(await checkExternalLinks({ links, signal }), config.checks);
}
