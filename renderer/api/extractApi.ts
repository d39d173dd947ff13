import { availableParallelism } from 'node:os';
import { hashOf } from '../cache/hashOf.ts';
import { noCache } from '../cache/noCache.ts';
import type { Cache } from '../cache/openCache.ts';
import { runCached } from '../cache/runCached.ts';
import type { ApiModel, ApiPackage } from '../model/api.ts';
import type { Config, PackageConfig } from '../model/config.ts';
import type { Found, Problem } from '../model/problem.ts';
import { type ExtractionResult, runExtraction } from './runExtraction.ts';

export interface ExtractApiRequest {
  readonly config: Config;
  readonly signal?: AbortSignal | undefined;
  /** Default: none. */
  readonly cache?: Cache | undefined;
  /** Told for each package whether it came from the cache. */
  readonly onPackage?: ((isReused: boolean) => void) | undefined;
}

/**
 * The stage that makes the API reference's data: extracts every configured package, in as many workers as there are
 * processors. Packages keep the order of the config. One that cannot be extracted is left out, and a problem says why.
 */
export async function extractApi(request: ExtractApiRequest): Promise<Found<ApiModel>> {
  const { config } = request;
  const results = await extractAll(config.api.packages, (packageConfig) => extractCached(packageConfig, request));
  const packages = results.flatMap(({ value }): ApiPackage[] => (value === undefined ? [] : [value]));
  const problems = results
    .flatMap((result) => result.problems)
    .map((problem): Problem => ({ ...problem, severity: config.checks[problem.code] }));
  return { value: { packages }, problems };
}

async function extractCached(packageConfig: PackageConfig, request: ExtractApiRequest): Promise<ExtractionResult> {
  const { config, signal, cache = noCache, onPackage } = request;
  let isReused = true;
  const result = await runCached({
    cache,
    stage: 'api',
    key: hashOf(config.root, packageConfig),
    make: async () => {
      isReused = false;
      const { files, ...value } = await runExtraction({ root: config.root, config: packageConfig }, { signal });
      return { value, files };
    },
  });
  onPackage?.(isReused);
  return result;
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
