import type { ApiModel } from '../model/api.ts';
import type { ResolvedSample, Sample, SampleNames } from '../model/sample.ts';

/** What is known of the names in blocks of code, by block. */
export type SampleIndex = ReadonlyMap<string, SampleNames>;

export const noSamples: SampleIndex = new Map();

/** The samples of documents and of packages, to be found by what they are. */
export function indexSamples(samples: readonly ResolvedSample[], { packages }: ApiModel): SampleIndex {
  const all = [...samples, ...packages.flatMap((pkg) => pkg.samples ?? [])];
  return new Map(all.map((sample) => [sampleKey(sample), sample.names]));
}

export function sampleKey({ code, language }: Sample): string {
  return `${language.toLowerCase()}\n${code}`;
}
