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

/** Counts the terms of a section of a page with that title. */
export type CountTerms = (section: Pick<TextSection, 'heading' | 'text'>, page: string) => TermCounts;

/** One for all pages that a thread renders: they use the same words. */
export function createTermCounter(): CountTerms {
  const termsIn = createTermReader();
  return ({ heading, text }, page) => {
    const counts = new Map<string, number>();
    const add = (part: string, weight: number): void => {
      termsIn(part, (term) => {
        if (term !== '' && term.length <= longestTerm) counts.set(term, (counts.get(term) ?? 0) + weight);
      });
    };
    const addTitle = (title: string, weight: number): void => {
      add(title, weight);
      const words = wordsInName(title);
      if (words !== title) add(words, weight * nameWordWeight);
    };
    if (heading === '') addTitle(page, titleWeights[0]);
    else add(page, titleWeights[1]);
    addTitle(heading, headingWeight);
    add(text, 1);
    return [...counts].map(([term, count]) => `${term} ${count}`).join(' ');
  };
}

/** The terms of a section, what each of them counts, and all of them together. */
export interface CountedTerms {
  readonly terms: readonly string[];
  readonly counts: readonly number[];
  readonly length: number;
}

export function readTerms(counted: TermCounts): CountedTerms {
  const [terms, counts]: [string[], number[]] = [[], []];
  if (counted === '') return { terms, counts, length: 0 };
  const parts = counted.split(' ');
  let length = 0;
  for (let index = 0; index < parts.length; index += 2) {
    const count = Number(parts[index + 1]);
    terms.push(parts[index] ?? '');
    counts.push(count);
    length += count;
  }
  return { terms, counts, length };
}
