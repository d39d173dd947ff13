import { wordsOf } from '../../../renderer/model/searchTerms.ts';

/** Words that nearly every text has. They count only if a query has no other words. */
const stopWords: ReadonlySet<string> = new Set(
  'a am an and are as at be been being by can could did do does doing for from get had has have having how i if in into is it its me my not of on or our should so that the their them then there these they this to us use want was we were what when where which who why will with would you your always based during ever every example examples mean means never often once really still together way work works'.split(
    ' ',
  ),
);

/** How questions begin. */
const startsQuestion = /^(?:how|what|when|where|which|why)\s/i;
/** More than these make a query no more precise. */
const mostTerms = 8;

/** The terms of a query, each once, in their order. */
export function termsOf(text: string): readonly string[] {
  return [...new Set(tellingWords(text).map(({ term }) => term))].filter((term) => term.length > 1).slice(0, mostTerms);
}

/** A question with one telling word is that word: `how do mutations work` asks for what is named `mutations`. Other queries stay as they are. */
export function bareQuestion(text: string): string {
  const [first, ...others] = tellingWords(text);
  return first === undefined || others.length > 0 || !startsQuestion.test(text) ? text : text.slice(first.start, first.end);
}

function tellingWords(text: string): ReturnType<typeof wordsOf> {
  const words = wordsOf(text);
  const telling = words.filter(({ start, end }) => !stopWords.has(text.slice(start, end).toLowerCase()));
  return telling.length > 0 ? telling : words;
}
