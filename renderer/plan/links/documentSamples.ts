import type { Config } from '../../model/config.ts';
import type { Document, DocumentSample } from '../../model/document.ts';

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
