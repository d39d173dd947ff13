import { relative } from 'node:path';
import type { ArtefactReader } from '../artefacts/createArtefactReader.ts';
import { hashOf } from '../cache/hashOf.ts';
import { noCache } from '../cache/noCache.ts';
import type { Cache } from '../cache/openCache.ts';
import { workAnew } from '../cache/remember.ts';
import { type Later, runCached } from '../cache/runCached.ts';
import type { ApiModel, ApiPackage } from '../model/api.ts';
import type { Config, PackageConfig } from '../model/config.ts';
import type { Found, Problem } from '../model/problem.ts';
import type { Sample } from '../model/sample.ts';
import type { CompilerThread } from './compilerThread.ts';
import type { ExtractedPackage, PackageRequest } from './extractPackage.ts';
import { extractRef } from './extractRef.ts';
import { linkPackages } from './linkPackages.ts';
import { divideWhole, type PackageInPieces, packageFormat } from './packagePieces.ts';
import { readMemory } from './readMemory.ts';
import { type ExtractionResult, runExtraction } from './runExtraction.ts';

export interface ExtractApiRequest {
  readonly config: Config;
  readonly signal?: AbortSignal | undefined;
  /** Default: none. */
  readonly cache?: Cache | undefined;
  /** Default: `runExtraction`. */
  readonly extract?: ((request: PackageRequest) => Promise<ExtractionResult>) | undefined;
  /** A worker that waits for a package to extract. Default: each gets one of its own. */
  readonly compiler?: CompilerThread | undefined;
  /** Default: `readArtefact`. */
  readonly readArtefact?: ArtefactReader | undefined;
  /** Told of the code in a package's comments, while it is still being extracted. */
  readonly onSamples?: ((samples: readonly Sample[]) => void) | undefined;
  /** Told for each package whether it came from the cache. */
  readonly onPackage?: ((isReused: boolean) => void) | undefined;
  /** Told of the folder of each snapshot that a package was extracted from, which then stays. Default: they are removed. */
  readonly onKept?: ((folder: string) => void) | undefined;
  /** Told of a hash that stands for the reference, where there is one. */
  readonly onHash?: ((hash: string | undefined) => void) | undefined;
  /** Takes the work of keeping what was extracted. Default: it is done at once. */
  readonly later?: Later | undefined;
}

/**
 * The stage that makes the API reference's data: extracts every configured package, in as many workers as there are
 * processors and memory for; one that has been extracted before is read from its artefact. One that its worker's memory is too small for
 * has another try at the end, alone with all of it. Packages keep the order of the config. One that cannot be extracted, or with
 * an error that is said to leave it out, is left out, and a problem says why. Types of those that remain lead to each other.
 */
export async function extractApi(request: ExtractApiRequest): Promise<Found<ApiModel>> {
  const { config, cache = noCache } = request;
  const { packages } = config.api;
  const { remember = workAnew } = cache;
  const { workers, heap } = readMemory(packages.length);
  // It may take all of the memory, which is too much beside others.
  const compiler = workers === 1 ? request.compiler : undefined;
  const results = await extractAll({ packages, workers, extract: (one) => extractCached(one, { ...request, compiler, heap }) });
  if (workers > 1) {
    const { heap: all } = readMemory(1);
    for (const [index, one] of packages.entries())
      if (results[index]?.lacksMemory) results[index] = await extractCached(one, { ...request, heap: all });
  }
  const hashes = results.filter((result) => keptPackage(result, config).length > 0).map(({ hash }) => hash);
  request.onHash?.(hashes.includes(undefined) ? undefined : hashOf(hashes));
  return {
    value: remember(apiModel, ...results.flatMap((result) => keptPackage(result, config))),
    problems: results.flatMap((result) => result.problems).map((problem) => completed(problem, config)),
  };
}

function apiModel(...packages: readonly ApiPackage[]): ApiModel {
  return { packages: linkPackages(packages) };
}

/** With the severity that the config gives it. What is wrong with a package without a place in its files is what the config says of it. */
function completed(problem: Problem, { checks, root, configFiles }: Config): Problem {
  const severity = checks[problem.code];
  const [file] = configFiles;
  if (problem.code !== 'api/entry-point' || problem.place !== undefined || file === undefined) return { ...problem, severity };
  return { ...problem, severity, place: { file: relative(root, file).replaceAll('\\', '/') } };
}

function keptPackage({ value, problems }: ExtractionResult, { checks }: Config): readonly ApiPackage[] {
  const isLeftOut = problems.some(({ code, leavesOut }) => leavesOut !== undefined && checks[code] === 'error');
  return value === undefined || isLeftOut ? [] : [value];
}

interface HashedResult extends ExtractionResult {
  readonly hash?: string | undefined;
}

async function extractCached(packageConfig: PackageConfig, request: ExtractApiRequest & { readonly heap: number }): Promise<HashedResult> {
  const { config, signal, heap, cache = noCache, onPackage, onKept } = request;
  if (packageConfig.artefact !== undefined) {
    const { readArtefact = (await import('../artefacts/readArtefact.ts')).readArtefact } = request;
    const read = await readArtefact({ file: packageConfig.artefact.file, config: packageConfig, root: config.root, signal });
    onPackage?.(true);
    cache.noteInputs?.([packageConfig.artefact.file]);
    return read;
  }
  const { onSamples, compiler, later } = request;
  let isReused = true;
  let hash: string | undefined;
  let whole: PackageInPieces | undefined;
  const result = await runCached<Omit<ExtractedPackage, 'files'>>({
    // What comes from the cache has no snapshot to look at.
    cache: onKept !== undefined && packageConfig.ref !== undefined ? noCache : cache,
    stage: 'api',
    key: hashOf(config.root, packageConfig),
    format: packageFormat((pkg) => whole ?? divideWhole(pkg)),
    make: async (onFiles) => {
      isReused = false;
      const { extract = (one: PackageRequest) => runExtraction(one, { signal, heap, onSamples, onFiles, lent: compiler?.take() }) } =
        request;
      const { ref } = packageConfig;
      const { files, sent, ...value } =
        ref === undefined
          ? await extract({ root: config.root, config: packageConfig, usesGit: true })
          : await extractRef({ root: config.root, config: { ...packageConfig, ref }, signal, extract, onKept });
      // Places in what comes from a snapshot have been changed since it was sent.
      if (ref === undefined) whole = sent;
      return { value, files };
    },
    onHash: (found) => {
      hash = found;
    },
    later,
  });
  if (result.lacksMemory === undefined) onPackage?.(isReused);
  return { ...result, hash };
}

interface ExtractAllRequest {
  readonly packages: readonly PackageConfig[];
  readonly workers: number;
  readonly extract: (config: PackageConfig) => Promise<HashedResult>;
}

async function extractAll({ packages, workers, extract }: ExtractAllRequest): Promise<HashedResult[]> {
  const results: HashedResult[] = [];
  const waiting = packages.entries();
  const work = async (): Promise<void> => {
    for (const [index, config] of waiting) results[index] = await extract(config);
  };
  await Promise.all(Array.from({ length: workers }, work));
  return results;
}
