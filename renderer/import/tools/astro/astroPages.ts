import { posix } from 'node:path';
import { slug as slugged } from 'github-slugger';
import { plainAddress } from '../../draft/addresses.ts';
import { filesBelow, withoutEnding } from '../../draft/projectFiles.ts';
import type { SiteDraft, SourceDocument } from '../../draft/siteDraft.ts';
import type { ProjectFiles } from '../../values/evaluation.ts';
import { getEntries, getText, textOf, type Value } from '../../values/value.ts';

/** The address of a document below its collection. Astro makes slugs of names: lower case, without punctuation. */
export function slugOf({ path, frontMatter }: SourceDocument): string {
  if (typeof frontMatter.slug === 'string') return plainAddress(frontMatter.slug);
  const parts = path
    .replace(/\.\w+$/, '')
    .split('/')
    .map((part) => slugged(part));
  return plainAddress(parts.join('/'));
}

/** The address of Markdown among the pages: its path as it is written. */
export function pageAddress({ path }: SourceDocument): string {
  return plainAddress(withoutEnding(path));
}

/** Pages that are programs of Astro. */
export function astroPages(files: ProjectFiles, folder: string): SiteDraft['missing'] {
  const pages = posix.join(folder, 'src/pages');
  return filesBelow(files, pages)
    .filter((path) => path.endsWith('.astro') && !/[[\]]|(?:^|\/)_|^404/.test(path))
    .map((path) => ({ address: plainAddress(path.replace(/\.astro$/, '')), place: { file: files.shown(posix.join(pages, path)) } }));
}

/** Addresses that the config redirects. */
export function astroRedirects(config: Value | undefined): SiteDraft['redirects'] {
  return getEntries(config, 'redirects').flatMap(([from, value]) => {
    const to = textOf(value) ?? getText(value, 'destination');
    // The first slash may be missing.
    return to === undefined ? [] : [{ from: posix.resolve('/', from), to, place: value.place }];
  });
}
