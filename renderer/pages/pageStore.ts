import { contentHash } from '../cache/contentHash.ts';
import type { Shelf } from '../cache/openShelf.ts';
import type { CountedSection, PageFacts, PageResult } from '../model/page.ts';
import type { Problem } from '../model/problem.ts';

/** A rendered page as it is remembered: all but its files' contents, which are in the output. */
export interface StoredPage {
  readonly files: readonly (readonly [path: string, hash: string, bytes: number])[];
  readonly facts: Omit<PageFacts, 'anchors'> & { readonly anchors: readonly string[] };
  readonly sections: readonly CountedSection[];
  readonly problems: readonly Problem[];
}

type RenderedPage = Extract<PageResult, { readonly ok: true }>;

export type PageShelf = Shelf<StoredPage>;

/** What is remembered of a page. */
export function storePage({ files, facts, sections, problems }: RenderedPage): StoredPage {
  return {
    files: files.map(({ path, contents, hash }) => [path, hash ?? contentHash(contents), Buffer.byteLength(contents)]),
    facts: { ...facts, anchors: [...facts.anchors] },
    sections,
    problems,
  };
}

/** What the checks want to know of a page that wasn't rendered. */
export function storedFacts({ facts }: StoredPage): PageFacts {
  return { ...facts, anchors: new Set(facts.anchors) };
}
