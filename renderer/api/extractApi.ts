import { availableParallelism } from 'node:os';
import type { ApiModel, ApiPackage } from '../model/api.ts';
import type { Config, PackageConfig } from '../model/config.ts';
import type { Found, Problem } from '../model/problem.ts';
import { type ExtractionResult, runExtraction } from './runExtraction.ts';

/**
 * The stage that makes the API reference's data: extracts every configured package, in as many workers as there are
 * processors. Packages keep the order of the config. One that cannot be extracted is left out, and a problem says why.
 */
export async function extractApi({ config, signal }: { readonly config: Config; readonly signal?: AbortSignal }): Promise<Found<ApiModel>> {
  const results = await extractAll(config.api.packages, (packageConfig) =>
    runExtraction({ root: config.root, config: packageConfig }, { signal }),
  );
  const packages = results.flatMap(({ value }): ApiPackage[] => (value === undefined ? [] : [value]));
  const problems = results
    .flatMap((result) => result.problems)
    .map((problem): Problem => ({ ...problem, severity: config.checks[problem.code] }));
  return { value: { packages }, problems };
}

async function extractAll(
  packages: readonly PackageConfig[],
  extract: (config: PackageConfig) => Promise<ExtractionResult>,
): Promise<readonly ExtractionResult[]> {
  const results: ExtractionResult[] = [];
  const waiting = packages.entries();
  const work = async (): Promise<void> => {
    for (const [index, config] of waiting) results[index] = await extract(config);
  };
  await Promise.all(Array.from({ length: Math.min(packages.length, availableParallelism()) }, work));
  return results;
}
