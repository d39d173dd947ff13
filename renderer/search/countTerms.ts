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
    return printTerms(counts);
  };
}

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
