import { memoize } from '../../model/memoize.ts';
import type { TermCounts, TextSection } from '../../model/page.ts';
import { createTermReader, wordsInName } from '../../model/searchTerms.ts';

/** A word in a heading counts as so many in the text. */
const headingWeight = 6;
/** A word in the page's title, at the beginning of the page and further down. */
const titleWeights = [4, 1] as const;
/** A word in the description of a page, at its beginning. */
const descriptionWeight = 2;
/** Words of a name count less than the name. */
const nameWordWeight = 0.5;
/** In characters. Longer terms are data, such as hashes, and not words. */
const longestTerm = 40;

/** Counts the terms of a section's own heading and text. */
export type CountTerms = (section: Section) => TermCounts;

/** One for all pages that a thread renders: they use the same words. */
export function createTermCounter(): CountTerms {
  const tally = createTally();
  return ({ heading, text }) => {
    addName(tally, heading, headingWeight);
    tally.add(text, 1);
    return printTerms(tally);
  };
}

/**
 * Counts the terms of a page's title, once for the beginning of the page and once for each later section, in addition to the section's own
 * terms. `description` counts those of the page's description.
 */
interface TitleCounter {
  readonly title: (title: string, place: { readonly isFirst: boolean }) => ReadonlyMap<string, number>;
  readonly description: (description: string) => ReadonlyMap<string, number>;
}

/** One for all pages of a site. */
export function createTitleCounter(): TitleCounter {
  const tally = createTally();
  const counted = (): ReadonlyMap<string, number> => {
    const terms = new Map<string, number>();
    tally.empty((term, count) => terms.set(term, count));
    return terms;
  };
  const atBeginning = memoize((title: string) => {
    addName(tally, title, titleWeights[0]);
    return counted();
  });
  const furtherDown = memoize((title: string) => {
    tally.add(title, titleWeights[1]);
    return counted();
  });
  return {
    title: (title, { isFirst }) => (isFirst ? atBeginning : furtherDown)(title),
    description: (description) => {
      tally.add(description, descriptionWeight);
      return counted();
    },
  };
}

type Section = Pick<TextSection, 'heading' | 'text'>;

/** Counts terms, of many texts one after the other. */
interface Tally {
  readonly add: (text: string, weight: number) => void;
  /** Passes each counted term to `give`, and clears the counts. */
  readonly empty: (give: (term: string, count: number) => void) => void;
}

function createTally(): Tally {
  // Each term has its count by it, so that one look for a word is all that it takes.
  const visit = createTermReader((term) => ({ term, count: 0 }));
  let met: { readonly term: string; count: number }[] = [];
  return {
    add: (text, weight) =>
      visit(text, (term) => {
        if (term.count === 0) met.push(term);
        term.count += weight;
      }),
    empty: (give) => {
      for (const one of met) {
        if (one.term !== '' && one.term.length <= longestTerm) give(one.term, one.count);
        one.count = 0;
      }
      met = [];
    },
  };
}

function addName(tally: Tally, name: string, weight: number): void {
  tally.add(name, weight);
  const words = wordsInName(name);
  if (words !== name) tally.add(words, weight * nameWordWeight);
}

function printTerms({ empty }: Tally): TermCounts {
  const lines = new Map<number, string>();
  empty((term, count) => lines.set(count, `${lines.get(count) ?? count} ${term}`));
  return [...lines.values()].join('\n');
}

/** Terms of a section that count the same. */
export interface CountedTerms {
  readonly count: number;
  readonly terms: readonly string[];
}

/** Reads printed terms again. */
export function readTerms(counted: TermCounts): readonly CountedTerms[] {
  if (counted === '') return [];
  return counted.split('\n').map((line) => {
    const end = line.indexOf(' ');
    return { count: Number(line.slice(0, end)), terms: line.slice(end + 1).split(' ') };
  });
}
