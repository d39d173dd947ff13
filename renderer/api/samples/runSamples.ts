import { basename } from 'node:path';
import { hashOf } from '../../cache/hashOf.ts';
import { noCache } from '../../cache/noCache.ts';
import type { Cache } from '../../cache/openCache.ts';
import { openShelf } from '../../cache/openShelf.ts';
import { builtScript, runWorker, startWorker } from '../../compiled/runWorker.ts';
import type { Config } from '../../model/config.ts';
import type { ResolvedSample, Sample, SampleNames } from '../../model/sample.ts';
import { textOf } from '../../packages/manifest.ts';
import { readManifest } from '../../packages/readManifest.ts';
import type { CompilerThread } from '../compilerThread.ts';
import { mentionsModule } from './mentionsModule.ts';

export interface SamplesRequest {
  readonly config: Pick<Config, 'root' | 'api' | 'inventories'>;
  readonly samples: readonly Sample[];
  /** Ends the worker; the promise is then rejected with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
  /** Default: none. */
  readonly cache?: Cache | undefined;
  /** Has a worker that has the compiler already read them, if there is one. Default: one is started. */
  readonly readSamples?: CompilerThread['readSamples'] | undefined;
}

/**
 * Finds out what the names in samples of documents mean. Only samples that may import a documented package are read at all, and
 * without any new one TypeScript isn't loaded. It is loaded in a worker, while this thread has other things to do, and is gone with it.
 */
export async function runSamples({
  config,
  samples,
  signal,
  cache = noCache,
  readSamples,
}: SamplesRequest): Promise<readonly ResolvedSample[]> {
  const own = config.api.packages.map(({ path, artefact }) => (artefact?.name ?? textOf(readManifest(path)?.name)) || basename(path));
  const packages = [...own, ...config.inventories.map((inventory) => inventory.package)];
  const chosen = samples.filter((sample) => mentionsModule(sample, packages));
  if (chosen.length === 0) return [];
  const data = chosen.map(({ code, language }): Sample => ({ code, language }));
  const shelf = await openShelf<SampleNames>({ cache, stage: 'samples', name: hashOf(config.root) });
  const fresh = data.filter((sample) => shelf.get(hashOf(sample)) === undefined);
  const names = fresh.length === 0 ? [] : ((await readSamples?.(fresh)) ?? (await resolveAll(fresh, signal)));
  for (const [index, sample] of fresh.entries()) shelf.put(hashOf(sample), names[index] ?? noNames);
  await shelf.save();
  return data.map((sample) => ({ ...sample, names: shelf.get(hashOf(sample)) ?? noNames }));
}

const noNames: SampleNames = { imported: [], locals: [] };

async function resolveAll(samples: readonly Sample[], signal: AbortSignal | undefined): Promise<readonly SampleNames[]> {
  signal?.throwIfAborted();
  const script = builtScript('sampleWorker');
  if (script !== undefined) return runWorker<readonly SampleNames[]>({ worker: startWorker({ script }), data: samples, signal });
  const { resolveSampleNames } = await import('./resolveSampleNames.ts');
  return samples.map(resolveSampleNames);
}
