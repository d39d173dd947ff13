import type { TermCounts } from '../../model/page.ts';
import type { Passage, PassagesData, TermsData } from '../../model/search.ts';
import { type CountedTerms, createTitleCounter, readTerms } from '../../render/text/countTerms.ts';
import type { AddSynonyms } from './addSynonyms.ts';

interface TextIndex {
  /** Adds a section with its own terms, as `createTermCounter` counts them, and the description of its page. */
  readonly add: (passage: Passage, terms: TermCounts, description?: string) => void;
  /** All of it, once every section has been added. */
  readonly finish: () => FinishedTextIndex;
}

interface PassagesFile {
  /** Number of its first section. */
  readonly from: number;
  readonly data: PassagesData;
}

interface FinishedTextIndex {
  readonly sections: number;
  readonly terms: readonly { readonly from: string; readonly data: TermsData }[];
  readonly passages: readonly PassagesFile[];
}

/** Characters in a file; a query loads a few of them, so they are small. */
const termsSize = 24_000;
const passagesSize = 12_000;
/**
 * Prose answers a question better than an example or a list of parameters with the same words. The first number is for the beginning of a
 * page, the second for the rest.
 */
const kindWeights = { document: [1, 1], other: [0.75, 0.55] } as const;

/**
 * An inverted index over sections of pages: for each term the sections that it occurs in, with a weight. What a query needs beyond that is
 * how rare a term is, which is the length of its list: so the usual measure (BM25) is in the weights already, but for that factor.
 */
export function createTextIndex(addSynonyms: AddSynonyms = (groups) => groups): TextIndex {
  const sections: SectionCounts[] = [];
  const numbers = new Map<string, number>();
  const occurrences = createNumberList();
  const passages = createPassages();
  const count = createTitleCounter();
  const numberOf = (term: string): number => {
    const known = numbers.get(term);
    if (known !== undefined) return known;
    numbers.set(term, numbers.size);
    return numbers.size - 1;
  };
  return {
    add: (passage, counts, description = '') => {
      const isFirst = passage.heading === '';
      const own = withMore(readTerms(counts), count.title(passage.page, { isFirst }));
      const groups = addSynonyms(isFirst ? withMore(own, count.description(description)) : own);
      for (const { terms } of groups) for (const term of terms) occurrences.add(numberOf(term));
      // A description makes a section no longer: its words are the same in short.
      const length = own.reduce((sum, group) => sum + group.count * group.terms.length, 0);
      const sizes = groups.map(({ count, terms }) => ({ count, size: terms.length }));
      sections.push({ factor: factorOf(passage), length, groups: sizes });
      passages.add(passage);
    },
    finish: () => ({
      sections: sections.length,
      terms: termFiles(numbers, weighed({ sections, terms: numbers.size, occurrences: occurrences.all() })),
      passages: passages.all(),
    }),
  };
}

/** A section's terms, with further ones: those that it has already count more. */
function withMore(own: readonly CountedTerms[], more: ReadonlyMap<string, number>): readonly CountedTerms[] {
  const counts = new Map(more);
  const others = own.map(({ count, terms }) => ({
    count,
    terms: terms.filter((term) => {
      const added = more.get(term);
      if (added !== undefined) counts.set(term, count + added);
      return added === undefined;
    }),
  }));
  return [...others, ...[...counts].map(([term, count]) => ({ count, terms: [term] }))];
}

/** The inputs of a section's weights. */
interface SectionCounts {
  readonly factor: number;
  readonly length: number;
  /** Its terms: so many that occur so often. */
  readonly groups: readonly { readonly count: number; readonly size: number }[];
}

interface Counted {
  readonly sections: readonly SectionCounts[];
  /** How many there are. */
  readonly terms: number;
  /** Numbers of the terms of all groups of all sections, one after the other. */
  readonly occurrences: Int32Array;
}

/** Where each term occurs, by its number, as it is written: distances between sections, each with a weight. */
function weighed({ sections, terms, occurrences }: Counted): readonly string[] {
  const average = sections.reduce((sum, { length }) => sum + length, 0) / Math.max(1, sections.length);
  const texts = Array.from({ length: terms }, () => '');
  const last = new Int32Array(terms);
  let at = 0;
  for (const [section, { factor, length, groups }] of sections.entries()) {
    for (const { count, size } of groups) {
      const letter = letterOf(factor * weightOf({ count, length, average }));
      for (const end = at + size; at < end; at += 1) {
        const term = occurrences[at] ?? 0;
        texts[term] += (section - (last[term] ?? 0)).toString(36) + letter;
        last[term] = section;
      }
    }
  }
  return texts;
}

/** A list of numbers with four bytes each. */
function createNumberList() {
  let numbers = new Int32Array(1 << 16);
  let count = 0;
  return {
    add: (value: number) => {
      if (count === numbers.length) {
        const more = new Int32Array(2 * count);
        more.set(numbers);
        numbers = more;
      }
      numbers[count] = value;
      count += 1;
    },
    all: () => numbers.subarray(0, count),
  };
}

/** Divides passages into files. */
function createPassages() {
  const full: PassagesFile[] = [];
  let open: Passage[] = [];
  let from = 0;
  let size = 0;
  const close = (): void => {
    full.push({ from, data: { sections: open } });
    from += open.length;
    open = [];
    size = 0;
  };
  return {
    add: (passage: Passage) => {
      open.push(passage);
      size += passage.text.length + 100;
      if (size >= passagesSize) close();
    },
    all: (): readonly PassagesFile[] => {
      if (open.length > 0) close();
      return full;
    },
  };
}

function factorOf({ kind, heading }: Passage): number {
  return kindWeights[kind === 'document' ? 'document' : 'other'][heading === '' ? 0 : 1];
}

/** BM25 with its usual constants: more occurrences count less and less, and less in a long section; between 0 and 2.2. */
function weightOf({ count, length, average }: { readonly count: number; readonly length: number; readonly average: number }): number {
  const [k, b] = [1.2, 0.6];
  return (count * (k + 1)) / (count + k * (1 - b + (b * length) / average));
}

function letterOf(weight: number): string {
  return String.fromCharCode(65 + Math.min(25, Math.round((weight / 2.2) * 25)));
}

/** Terms in the order of their letters' codes, divided into files. */
function termFiles(numbers: ReadonlyMap<string, number>, texts: readonly string[]): FinishedTextIndex['terms'] {
  const groups: { readonly terms: string[]; readonly sections: string[] }[] = [];
  let size = termsSize;
  for (const term of [...numbers.keys()].sort()) {
    if (size >= termsSize) {
      groups.push({ terms: [], sections: [] });
      size = 0;
    }
    const text = texts[numbers.get(term) ?? 0] ?? '';
    const group = groups.at(-1);
    group?.terms.push(term);
    group?.sections.push(text);
    size += term.length + text.length;
  }
  return groups.map(({ terms, sections }) => ({
    from: terms[0] ?? '',
    data: { terms: terms.join('\n'), sections: sections.join('\n') },
  }));
}
