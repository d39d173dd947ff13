import type { LibraryFiles } from '../../api/program/virtualProgram.ts';
import { noRelease } from '../../diagnostics/diff.ts';
import { type Found, hasErrors, type Problem } from '../../model/problem.ts';
import type { ApiDiff } from '../../release/diffEntry.ts';
import { lacksFilesOf, moduleNames } from '../../release/take/readBothReleases.ts';
import { namesRelease, readRelease } from '../../release/take/readRelease.ts';
import { diffReleases } from '../diff/diffReleases.ts';
import { type ChangedPage, changedPages } from './changedPages.ts';
import { coverageOf, type PackageCoverage, type UndocumentedName } from './coverage.ts';
import { newlyUndocumented, toBaseline } from './coverageBaseline.ts';
import type { ReadPackage } from './readPackages.ts';

/** What a pull request changes for the users of a package. */
export interface PackageSummary {
  readonly name: string;
  readonly diff: ApiDiff;
  readonly coverage: {
    readonly new: PackageCoverage;
    /** Undefined for a snapshot, which has no comments. */
    readonly old?: PackageCoverage | undefined;
    /** Names without a description that the old release describes or does not have. */
    readonly newlyUndocumented: readonly UndocumentedName[];
  };
  readonly pages: readonly ChangedPage[];
}

interface SummarizeRequest {
  readonly packages: readonly ReadPackage[];
  /** A Git ref, or what `gqldocs diff` accepts as the old release of one package. */
  readonly against: string;
  /** Absolute. */
  readonly cwd: string;
  readonly libraries: LibraryFiles;
  readonly signal?: AbortSignal | undefined;
}

/** Compares packages with an earlier release. */
export async function summarizeChanges(request: SummarizeRequest): Promise<Found<readonly PackageSummary[]>> {
  const { packages, against, cwd } = request;
  const isRelease = namesRelease(against, cwd);
  if (isRelease && packages.length > 1) {
    const why = `it is the release of one package, and there are ${packages.length} packages. Name a Git ref, or one package`;
    return { value: [], problems: [noRelease({ given: against, why })] };
  }
  const summaries: PackageSummary[] = [];
  const problems: Problem[] = [];
  for (const pkg of packages) {
    const found = await summarize(pkg, { ...request, given: isRelease ? against : `${pkg.config.path}@${against}` });
    problems.push(...found.problems);
    if (found.value !== undefined) summaries.push(found.value);
  }
  return { value: summaries, problems };
}

interface OneRequest extends Omit<SummarizeRequest, 'packages' | 'against'> {
  readonly given: string;
}

async function summarize(pkg: ReadPackage, { given, cwd, libraries, signal }: OneRequest): Promise<Found<PackageSummary | undefined>> {
  const { entryPoints, tsconfig, preferredEntryPoint } = pkg.config;
  const choice = { entryPoints, tsconfig, preferredEntryPoint };
  const reading = { cwd, configOf: () => choice, libraries, signal };
  const { value: old, problems } = await readRelease({ ...reading, given, deepImports: moduleNames(pkg.release), wantsItems: true });
  signal?.throwIfAborted();
  if (old === undefined || hasErrors(problems)) return { value: undefined, problems };
  const { release, snapshot, items, root: name } = pkg;
  const again = lacksFilesOf(release, old)
    ? await readRelease({ ...reading, given: pkg.config.path, deepImports: moduleNames(old) })
    : undefined;
  signal?.throwIfAborted();
  const diff = diffReleases({ old, new: again?.value ?? release, cwd, libraries });
  const coverage = coverageOf({ name, snapshot, items });
  const before = old.items && coverageOf({ name, snapshot: old.snapshot, items: old.items });
  const pages = changedPages({ diff, old: old.snapshot, new: snapshot });
  const gaps = before === undefined ? [] : newlyUndocumented(coverage, toBaseline([before]));
  return {
    value: { name, diff, pages, coverage: { new: coverage, newlyUndocumented: gaps, ...(before === undefined ? {} : { old: before }) } },
    problems,
  };
}
