import type { TermCounts } from '../model/page.ts';
import type { Passage, PassagesData, TermsData } from '../model/search.ts';
import { readTerms } from './countTerms.ts';

export interface TextIndex {
  /** Takes a section with its terms, as `createTermCounter` counts them. */
  readonly add: (passage: Passage, terms: TermCounts) => void;
  readonly passages: readonly Passage[];
  readonly finish: () => FinishedTextIndex;
}

export interface FinishedTextIndex {
  readonly sections: number;
  readonly terms: readonly { readonly from: string; readonly data: TermsData }[];
  readonly passages: readonly { readonly from: number; readonly data: PassagesData }[];
}

/** Characters in a file; a query loads a few of them, so they are small. */
const termsSize = 24_000;
const passagesSize = 12_000;
/**
 * What is written to be read answers a question better than an example or a list of parameters that has the same words. The first is for the
 * beginning of a page, the second for what is further down.
 */
const kindWeights = { document: [1, 1], other: [0.75, 0.55] } as const;

/**
 * An inverted index over sections of pages: for each term the sections that it occurs in, with a weight. What a query needs beyond that is
 * how rare a term is, which is the length of its list: so the usual measure (BM25) is in the weights already, but for that factor.
 */
export function createTextIndex(): TextIndex {
  const passages: Passage[] = [];
  const terms: TermCounts[] = [];
  return {
    passages,
    add: (passage, counts) => {
      passages.push(passage);
      terms.push(counts);
    },
    finish: () => finish(passages, terms),
  };
}

function finish(passages: readonly Passage[], terms: readonly TermCounts[]): FinishedTextIndex {
  const lengths = terms.map((counts) => readTerms(counts).reduce((sum, [, count]) => sum + count, 0));
  const factors = passages.map(({ kind, heading }) => kindWeights[kind === 'document' ? kind : 'other'][heading === '' ? 0 : 1]);
  const average = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, lengths.length);
  const lists = new Map<string, string[]>();
  const last = new Map<string, number>();
  for (const [section, counts] of terms.entries()) {
    for (const [term, count] of readTerms(counts)) {
      const distance = section - (last.get(term) ?? 0);
      last.set(term, section);
      const factor = factors[section] ?? 1;
      const weight = letterOf(factor * weightOf({ count, length: lengths[section] ?? 0, average }));
      const list = lists.get(term);
      if (list === undefined) lists.set(term, [`${distance.toString(36)}${weight}`]);
      else list.push(`${distance.toString(36)}${weight}`);
    }
  }
  return { sections: passages.length, terms: termFiles(lists), passages: passageFiles(passages) };
}

/** BM25 with its usual constants: more occurrences count less and less, and less in a long section; between 0 and 2.2. */
function weightOf({ count, length, average }: { readonly count: number; readonly length: number; readonly average: number }): number {
  const [k, b] = [1.2, 0.6];
  return (count * (k + 1)) / (count + k * (1 - b + (b * length) / average));
}

function letterOf(weight: number): string {
  return String.fromCharCode(65 + Math.min(25, Math.round((weight / 2.2) * 25)));
}

function termFiles(lists: ReadonlyMap<string, readonly string[]>): FinishedTextIndex['terms'] {
  const terms = [...lists].map(([term, list]) => ({ term, sections: list.join('') })).toSorted((a, b) => (a.term < b.term ? -1 : 1));
  return inFiles(terms, ({ term, sections }) => term.length + sections.length, termsSize).map((group) => ({
    from: group[0]?.term ?? '',
    data: { terms: group.map(({ term }) => term).join('\n'), sections: group.map(({ sections }) => sections).join('\n') },
  }));
}

function passageFiles(passages: readonly Passage[]): FinishedTextIndex['passages'] {
  let from = 0;
  return inFiles(passages, ({ text }) => text.length + 100, passagesSize).map((sections) => {
    const file = { from, data: { sections } };
    from += sections.length;
    return file;
  });
}

/** Divides a list, in order, into groups of about a size. */
function inFiles<T>(items: readonly T[], sizeOf: (item: T) => number, most: number): readonly (readonly T[])[] {
  const groups: T[][] = [];
  let size = most;
  for (const item of items) {
    if (size >= most) {
      groups.push([]);
      size = 0;
    }
    groups.at(-1)?.push(item);
    size += sizeOf(item);
  }
  return groups;
}
