import { basename } from 'node:path';
import { hashOf, hashOfData, rememberHash } from '../../engine/hash.ts';
import { readMemory } from '../../engine/readMemory.ts';
import type { Session } from '../../engine/session.ts';
import { defineTask } from '../../engine/task.ts';
import type { Config } from '../../model/config.ts';
import { memoize } from '../../model/memoize.ts';
import type { ResolvedSample, Sample, SampleNames } from '../../model/sample.ts';
import { textOf } from '../../packages/manifest.ts';
import { readManifest } from '../../packages/readManifest.ts';
import { mentionsModule } from './listFences.ts';

interface ReadSamplesRequest {
  readonly config: Pick<Config, 'api' | 'inventories'>;
  readonly samples: readonly Sample[];
  readonly session: Session;
}

/**
 * Resolves the names in samples of documents. Only samples that may import a documented package are parsed, and TypeScript is only loaded
 * if one of them is new.
 */
export async function readSamples({ config, samples, session }: ReadSamplesRequest): Promise<readonly ResolvedSample[]> {
  const own = config.api.packages.map(({ path, artifact }) => (artifact?.name ?? textOf(readManifest(path)?.name)) || basename(path));
  const packages = [...own, ...config.inventories.map((inventory) => inventory.package)];
  const chosen = samples.filter((sample) => mentionsModule(sample, packages)).map(plainSample);
  const names: SampleNames[] = [];
  const { workers, heap } = readMemory(config.api.packages.length);
  await session.runAll(samplesTask({ threads: workers, heap }), chosen, (found, { index }) => {
    names[index] = found;
  });
  const resolved = chosen.map((sample, index) => ({ ...sample, names: names[index] ?? noNames }));
  rememberHash(resolved, () => hashOf(chosen, names));
  return resolved;
}

const noNames: SampleNames = { imported: [], locals: [] };

/** What names in a sample depend on. A session that builds again hashes no code of documents that are the same. */
const plainSample = memoize(({ code, language }: Sample): Sample => {
  const sample = { code, language };
  hashOfData(sample);
  return sample;
}, new WeakMap());

/** Runs in a thread that has loaded the compiler, if there is one. */
export function samplesTask(threads?: { readonly threads: number; readonly heap: number }) {
  return defineTask({
    name: 'samples',
    storage: { kind: 'bucket' },
    ...(threads === undefined ? {} : { thread: { module: 'samples', batch: 200, ...threads } }),
    run: async (sample: Sample): Promise<SampleNames> => {
      const { resolveSampleNames } = await import('./resolveSampleNames.ts');
      return resolveSampleNames(sample);
    },
  });
}
