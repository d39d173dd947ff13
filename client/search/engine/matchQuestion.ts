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
  return ({ kinds, ownNames, lowerNames }, index) => {
    if (kinds[index] !== 'function' || lowerNames[index]?.startsWith(beginning) !== true) return noMatch;
    const words = wordsInName(ownNames[index] ?? '')
      .split(' ')
      .map(termOf);
    if (words.length > terms.length || words.some((word, at) => word !== terms[at])) return noMatch;
    return ranks.path + Math.max(0.5, 0.9 - words.length / 10);
  };
}
