import { wordsOf } from '../../../renderer/model/searchTerms.ts';

/** Words that nearly every text has. They count only if a query has no other words. */
const stopWords: ReadonlySet<string> = new Set(
  'a am an and are as at be been being by can could did do does doing for from get had has have having how i if in into is it its me my not of on or our should so that the their them then there these they this to us use want was we were what when where which who why will with would you your always based during ever every example examples mean means never often once really still together way'.split(
    ' ',
  ),
);

/** More than these make a query no more precise. */
const mostTerms = 8;

/** The terms of a query, each once, in their order. */
export function termsOf(text: string): readonly string[] {
  const words = wordsOf(text).map(({ term, start, end }) => ({ term, word: text.slice(start, end).toLowerCase() }));
  const telling = words.filter(({ word }) => !stopWords.has(word));
  return [...new Set((telling.length > 0 ? telling : words).map(({ term }) => term))].filter((term) => term.length > 1).slice(0, mostTerms);
}
