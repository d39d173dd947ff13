import { fileText, type OutputFile } from '../model/page.ts';
import type { Place } from '../model/problem.ts';

/** An address elsewhere that pages of this site link to. */
export interface ExternalLink {
  /** Without the part from `#` on, which is not asked for. */
  readonly url: string;
  /** Output files of the pages that have the link, sorted. */
  readonly pages: readonly string[];
  /** Where a source writes it; undefined for links that are made, such as those to declarations. */
  readonly place: Place | undefined;
}

interface CollectRequest {
  /** The built site: paths within the output, with their contents. */
  readonly files: ReadonlyMap<string, OutputFile['contents']>;
  /** The site's own origin, whose URLs are not external; may be empty. */
  readonly origin: string;
  /** Texts to look for the addresses in, by their path relative to the project. */
  readonly sources: ReadonlyMap<string, string>;
}

/** Every external URL that the pages link to, once, sorted. */
export function collectExternalLinks({ files, origin, sources }: CollectRequest): readonly ExternalLink[] {
  const pagesByUrl = new Map<string, Set<string>>();
  for (const [path, contents] of files) {
    if (!path.endsWith('.html')) continue;
    for (const url of urlsOf(fileText(contents))) {
      if (origin !== '' && new URL(url).origin === origin) continue;
      pagesByUrl.set(url, (pagesByUrl.get(url) ?? new Set()).add(path));
    }
  }
  const urls = [...pagesByUrl.keys()].sort();
  return urls.map((url) => ({ url, pages: [...(pagesByUrl.get(url) ?? [])].sort(), place: findText(sources, url) }));
}

function urlsOf(html: string): ReadonlySet<string> {
  const addresses = [...html.matchAll(/<a\s[^>]*?\bhref="(https?:[^"]*)"/g)].map(([, href = '']) => decodeAttribute(href));
  return new Set(addresses.filter((address) => URL.canParse(address)).map((address) => address.replace(/#.*$/, '')));
}

/** Decodes the entities of an attribute. React and rehype write no others. */
function decodeAttribute(text: string): string {
  const entities: Readonly<Record<string, string>> = { amp: '&', quot: '"', lt: '<', gt: '>', '#x27': "'" };
  return text.replace(/&(#?\w+);/g, (entity, name: string) => entities[name] ?? entity);
}

/** The first occurrence of a text that is not the beginning of a longer URL. */
function findText(sources: ReadonlyMap<string, string>, url: string): Place | undefined {
  for (const [file, text] of sources) {
    for (let start = text.indexOf(url); start !== -1; start = text.indexOf(url, start + 1)) {
      if (/[\w/%-]/.test(text.charAt(start + url.length))) continue;
      const before = text.slice(0, start).split('\n');
      return { file, line: before.length, column: (before.at(-1) ?? '').length + 1 };
    }
  }
  return undefined;
}
