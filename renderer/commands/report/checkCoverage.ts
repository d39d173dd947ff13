import { applySeverities } from '../../checks/applySeverities.ts';
import { decreasedCoverage, noBaseline } from '../../diagnostics/report.ts';
import type { Config } from '../../model/config.ts';
import { type Found, hasErrors, type Problem } from '../../model/problem.ts';
import { relativePath } from '../../model/relativePath.ts';
import { readRegularText } from '../../packages/readRegularFile.ts';
import { writeText } from '../diff/writeText.ts';
import { coverageOf, type PackageCoverage } from './coverage.ts';
import { type CoverageBaseline, formatBaseline, newlyUndocumented, parseBaseline, toBaseline } from './coverageBaseline.ts';
import { readPackages } from './readPackages.ts';

interface CheckCoverageRequest {
  readonly config: Config;
  /** Absolute path of the baseline. */
  readonly file: string;
  /** Whether to write the baseline instead of comparing with it. */
  readonly updates: boolean;
  /** Whether the baseline may list packages that this run leaves out. They keep their entries. */
  readonly isPart: boolean;
  readonly signal?: AbortSignal | undefined;
}

/** Compares the documentation coverage of the packages with the baseline, or writes it. */
export async function checkCoverage(request: CheckCoverageRequest): Promise<Found<readonly PackageCoverage[]>> {
  const { config, file, updates, signal } = request;
  const read = await readPackages({ config, libraries: new Map(), signal });
  const coverage = read.value.map(({ root, snapshot, items }) => coverageOf({ name: root, snapshot, items }));
  const finish = (problems: readonly Problem[]): Found<readonly PackageCoverage[]> => ({
    value: coverage,
    problems: applySeverities([...read.problems, ...problems], config.checks),
  });
  if (hasErrors(read.problems)) return finish([]);
  const text = readRegularText(file);
  const baseline = text === undefined ? undefined : parseBaseline(text);
  if (updates) return finish(await writeBaseline({ ...request, baseline, coverage }));
  const name = relativePath(config.root, file);
  if (baseline === undefined) return finish([noBaseline({ file: name, isMissing: text === undefined })]);
  return finish(
    coverage.flatMap((one) =>
      newlyUndocumented(one, baseline).map(({ name: item, place }) => decreasedCoverage({ package: one.name, item, place })),
    ),
  );
}

interface WriteBaselineRequest extends Pick<CheckCoverageRequest, 'file' | 'isPart'> {
  readonly baseline: CoverageBaseline | undefined;
  readonly coverage: readonly PackageCoverage[];
}

function writeBaseline({ file, isPart, baseline = {}, coverage }: WriteBaselineRequest): Promise<readonly Problem[]> {
  const text = formatBaseline({ ...(isPart ? baseline : {}), ...toBaseline(coverage) });
  return writeText({ file, text, hint: 'Check permissions and free disk space, or name another file with `--coverage-file`.' });
}
