import { termOf, wordsInName } from '../../../renderer/model/searchTerms.ts';
import { noMatch, type Quality, ranks } from './matchName.ts';
import type { NameTable } from './NameTable.ts';

export type QuestionMatch = (table: NameTable, index: number) => Quality;

export const noQuestion: QuestionMatch = () => noMatch;

/**
 * `how do I build a schema from a string` begins with the words of `buildSchema`: that is a function's name, and what is to be done. The more of
 * the question a name takes up, the better.
 */
export function createQuestionMatch(terms: readonly string[]): QuestionMatch {
  const [first = ''] = terms;
  if (first.length < 3) return noQuestion;
  const beginning = first.slice(0, 3);
  return ({ kinds, words, wordOf }, index) => {
    const name = kinds[index] === 'function' ? words[wordOf[index] ?? 0] : undefined;
    if (name === undefined || name.starts.length > terms.length || !name.lower.startsWith(beginning)) return noMatch;
    const found = wordsInName(name.name).split(' ');
    if (found.some((word, at) => termOf(word) !== terms[at])) return noMatch;
    return ranks.path + Math.max(0.5, 0.9 - found.length / 10);
  };
}
