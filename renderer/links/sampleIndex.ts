import type { ApiModel, ApiPackage } from '../model/api.ts';
import type { ResolvedSample, Sample, SampleNames } from '../model/sample.ts';

/** What is known of the names in blocks of code, by block. */
export type SampleIndex = ReadonlyMap<string, SampleNames>;

export const noSamples: SampleIndex = new Map();

/** The samples of a site. Pages look at one of both alone, so that the reference's are as they were when a document has got another block. */
export interface SiteSamples {
  readonly documents: SampleIndex;
  /** Of comments, READMEs and changelogs. */
  readonly packages: SampleIndex;
}

/** The samples of documents and of packages, to be found by what they are. */
export function indexSamples(documents: readonly ResolvedSample[], { packages }: ApiModel): SiteSamples {
  return { documents: byKey(documents), packages: byKey(packages.flatMap(samplesOf)) };
}

function byKey(samples: readonly ResolvedSample[]): SampleIndex {
  return new Map(samples.map((sample) => [sampleKey(sample), sample.names]));
}

function samplesOf({ samples = [] }: ApiPackage): readonly ResolvedSample[] {
  return samples;
}

export function sampleKey({ code, language }: Sample): string {
  return `${language.toLowerCase()}\n${code}`;
}
