import { defineTask } from '../../engine/task.ts';
import type { ApiModel, ApiPackage } from '../../model/api.ts';
import type { Config } from '../../model/config.ts';
import type { Document, DocumentSample } from '../../model/document.ts';
import type { ResolvedSample, Sample, SampleNames } from '../../model/sample.ts';

/** The meanings of names in blocks of code, by block. */
export type SampleIndex = Pick<ReadonlyMap<string, SampleNames>, 'get'>;

export const noSamples: SampleIndex = new Map();

/** The samples of a site. */
export interface SiteSamples {
  readonly documents: ReadonlyMap<string, SampleNames>;
  /** Of comments, READMEs and changelogs. */
  readonly packages: ReadonlyMap<string, SampleNames>;
}

/** In memory, so that what follows from the samples has an input with a known hash. */
export const sampleIndexTask = defineTask({
  name: 'sample-index',
  storage: { kind: 'memory' },
  run: ({ documents, api }: { readonly documents: readonly ResolvedSample[]; readonly api: ApiModel }): SiteSamples =>
    indexSamples(documents, api),
});

/** Indexes the samples of documents and of packages by their code. */
export function indexSamples(documents: readonly ResolvedSample[], { packages }: ApiModel): SiteSamples {
  return { documents: byKey(documents), packages: byKey(packages.flatMap(samplesOf)) };
}

function byKey(samples: readonly ResolvedSample[]): ReadonlyMap<string, SampleNames> {
  return new Map(samples.map((sample) => [sampleKey(sample), sample.names]));
}

function samplesOf({ samples = [] }: ApiPackage): readonly ResolvedSample[] {
  return samples;
}

/** The key of a block of code in an index. Blocks with the same code and language have the same names. */
export function sampleKey({ code, language }: Sample): string {
  return `${language.toLowerCase()}\n${code}`;
}

/** Whether names in a document's code are linked to the reference. The front matter decides, otherwise the config. */
export function isAutolinked({ autolink }: Pick<Config, 'autolink'>, { frontMatter }: Pick<Document, 'frontMatter'>): boolean {
  return frontMatter.autolink ?? autolink;
}

/** The blocks of code of the documents where such names do. */
export function linkedSamples(config: Pick<Config, 'autolink'>, documents: readonly Document[]): readonly DocumentSample[] {
  return documents
    .filter((document) => isAutolinked(config, document))
    .flatMap(({ uses }) => uses.flatMap((use) => (use.kind === 'sample' ? [use.sample] : [])));
}
