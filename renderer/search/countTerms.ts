import type { TermCounts, TextSection } from '../model/page.ts';
import { createTermReader, wordsInName } from '../model/searchTerms.ts';

/** A word in a heading counts as so many in the text. */
const headingWeight = 6;
/** A word in the page's title, at the beginning of the page and further down. */
const titleWeights = [4, 1] as const;
/** Words of a name count less than the name. */
const nameWordWeight = 0.5;
/** Longer than any word; what is longer is data. */
const longestTerm = 40;

/** Counts the terms of a section of a page with that title. `isShared`: other pages have the very same object. */
export type CountTerms = (section: Section, page: string, options?: { readonly isShared?: boolean | undefined }) => TermCounts;

/** One for all pages that a thread renders: they use the same words, and some have sections of others. */
export function createTermCounter(): CountTerms {
  const termsIn = createTermReader();
  const ofShared = new WeakMap<object, Counts>();

  function add(counts: Counts, text: string, weight: number): void {
    termsIn(text, (term) => {
      if (term !== '' && term.length <= longestTerm) counts.set(term, (counts.get(term) ?? 0) + weight);
    });
  }

  function addTitle(counts: Counts, title: string, weight: number): void {
    add(counts, title, weight);
    const words = wordsInName(title);
    if (words !== title) add(counts, words, weight * nameWordWeight);
  }

  function addOwn(counts: Counts, { heading, text }: Section): void {
    addTitle(counts, heading, headingWeight);
    add(counts, text, 1);
  }

  function ownCounts(section: Section): Counts {
    const known = ofShared.get(section);
    if (known !== undefined) return known;
    const counts: Counts = new Map();
    addOwn(counts, section);
    ofShared.set(section, counts);
    return counts;
  }

  return (section, page, { isShared = false } = {}) => {
    const counts: Counts = new Map();
    if (section.heading === '') addTitle(counts, page, titleWeights[0]);
    else add(counts, page, titleWeights[1]);
    if (isShared) for (const [term, count] of ownCounts(section)) counts.set(term, (counts.get(term) ?? 0) + count);
    else addOwn(counts, section);
    return printTerms(counts);
  };
}

type Section = Pick<TextSection, 'heading' | 'text'>;

type Counts = Map<string, number>;

function printTerms(counts: ReadonlyMap<string, number>): TermCounts {
  const lines = new Map<number, string>();
  for (const [term, count] of counts) lines.set(count, `${lines.get(count) ?? count} ${term}`);
  return [...lines.values()].join('\n');
}

/** Terms of a section that count the same. */
export interface CountedTerms {
  readonly count: number;
  readonly terms: readonly string[];
}

export function readTerms(counted: TermCounts): readonly CountedTerms[] {
  if (counted === '') return [];
  return counted.split('\n').map((line) => {
    const [count, ...terms] = line.split(' ');
    return { count: Number(count), terms };
  });
}
