import type { TermCounts } from '../model/page.ts';
import type { Passage, PassagesData, TermsData } from '../model/search.ts';
import { readTerms } from './countTerms.ts';

export interface TextIndex {
  /** Takes a section with its terms, as `createTermCounter` counts them. */
  readonly add: (passage: Passage, terms: TermCounts) => void;
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
    add: (passage, counts) => {
      passages.push(passage);
      terms.push(counts);
    },
    finish: () => finish(passages, terms),
  };
}

/** Where a term occurs, as far as sections have been gone through. */
interface Occurrences {
  readonly term: string;
  /** Distances between sections, each with a weight. */
  sections: string;
  last: number;
}

function finish(passages: readonly Passage[], terms: readonly TermCounts[]): FinishedTextIndex {
  const counted = terms.map(readTerms);
  const lengths = counted.map((groups) => groups.reduce((sum, group) => sum + group.count * group.terms.length, 0));
  const average = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, lengths.length);
  const found = new Map<string, Occurrences>();
  for (const [section, groups] of counted.entries()) {
    const factor = factorOf(passages[section]);
    for (const group of groups) {
      const weight = letterOf(factor * weightOf({ count: group.count, length: lengths[section] ?? 0, average }));
      for (const term of group.terms) {
        const known = found.get(term);
        if (known === undefined) found.set(term, { term, sections: section.toString(36) + weight, last: section });
        else {
          known.sections += (section - known.last).toString(36) + weight;
          known.last = section;
        }
      }
    }
  }
  return { sections: passages.length, terms: termFiles([...found.values()]), passages: passageFiles(passages) };
}

function factorOf(passage: Passage | undefined): number {
  if (passage === undefined) return 1;
  return kindWeights[passage.kind === 'document' ? 'document' : 'other'][passage.heading === '' ? 0 : 1];
}

/** BM25 with its usual constants: more occurrences count less and less, and less in a long section; between 0 and 2.2. */
function weightOf({ count, length, average }: { readonly count: number; readonly length: number; readonly average: number }): number {
  const [k, b] = [1.2, 0.6];
  return (count * (k + 1)) / (count + k * (1 - b + (b * length) / average));
}

function letterOf(weight: number): string {
  return String.fromCharCode(65 + Math.min(25, Math.round((weight / 2.2) * 25)));
}

function termFiles(found: readonly Occurrences[]): FinishedTextIndex['terms'] {
  const terms = found.toSorted((a, b) => (a.term < b.term ? -1 : 1));
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
