import { hashOf } from '../cache/hashOf.ts';
import { noCache } from '../cache/noCache.ts';
import type { Cache } from '../cache/openCache.ts';
import { runCached } from '../cache/runCached.ts';
import type { ApiModel, ApiPackage } from '../model/api.ts';
import type { Config, PackageConfig } from '../model/config.ts';
import type { Found, Problem } from '../model/problem.ts';
import type { PackageRequest } from './extractPackage.ts';
import { readMemory } from './readMemory.ts';
import { type ExtractionResult, runExtraction } from './runExtraction.ts';

export interface ExtractApiRequest {
  readonly config: Config;
  readonly signal?: AbortSignal | undefined;
  /** Default: none. */
  readonly cache?: Cache | undefined;
  /** Default: `runExtraction`. */
  readonly extract?: ((request: PackageRequest) => Promise<ExtractionResult>) | undefined;
  /** Told for each package whether it came from the cache. */
  readonly onPackage?: ((isReused: boolean) => void) | undefined;
}

/**
 * The stage that makes the API reference's data: extracts every configured package, in as many workers as there are
 * processors and memory for; one that has been extracted before is read from its artefact. Packages keep the order of the config. One that cannot be extracted is left out, and a problem says why.
 */
export async function extractApi(request: ExtractApiRequest): Promise<Found<ApiModel>> {
  const { config } = request;
  const { workers, heap } = readMemory(config.api.packages.length);
  const extractOne = (packageConfig: PackageConfig) => extractCached(packageConfig, { ...request, heap });
  const results = await extractAll({ packages: config.api.packages, workers, extract: extractOne });
  const packages = results.flatMap(({ value }): ApiPackage[] => (value === undefined ? [] : [value]));
  const problems = results
    .flatMap((result) => result.problems)
    .map((problem): Problem => ({ ...problem, severity: config.checks[problem.code] }));
  return { value: { packages }, problems };
}

async function extractCached(
  packageConfig: PackageConfig,
  request: ExtractApiRequest & { readonly heap: number },
): Promise<ExtractionResult> {
  const { config, signal, heap, cache = noCache, onPackage } = request;
  if (packageConfig.artefact !== undefined) {
    const { readArtefact } = await import('../artefacts/readArtefact.ts');
    const read = await readArtefact({ file: packageConfig.artefact.file, config: packageConfig, root: config.root, signal });
    onPackage?.(true);
    return read;
  }
  const { extract = (one: PackageRequest) => runExtraction(one, { signal, heap }) } = request;
  let isReused = true;
  const result = await runCached({
    cache,
    stage: 'api',
    key: hashOf(config.root, packageConfig),
    make: async () => {
      isReused = false;
      const { files, ...value } = await extract({ root: config.root, config: packageConfig, usesGit: true });
      return { value, files };
    },
  });
  onPackage?.(isReused);
  return result;
}

interface ExtractAllRequest {
  readonly packages: readonly PackageConfig[];
  readonly workers: number;
  readonly extract: (config: PackageConfig) => Promise<ExtractionResult>;
}

async function extractAll({ packages, workers, extract }: ExtractAllRequest): Promise<readonly ExtractionResult[]> {
  const results: ExtractionResult[] = [];
  const waiting = packages.entries();
  const work = async (): Promise<void> => {
    for (const [index, config] of waiting) results[index] = await extract(config);
  };
  await Promise.all(Array.from({ length: workers }, work));
  return results;
}
