import { termOf, wordsInName, wordsOf } from '../../../renderer/model/searchTerms.ts';
import { noMatch, type Quality, ranks } from './matchName.ts';
import type { NameTable } from './NameTable.ts';
import { termsOf } from './queryTerms.ts';

export type QuestionMatch = (table: NameTable, index: number) => Quality;

export const noQuestion: QuestionMatch = () => noMatch;

/** So many words of a name that are all in a question, and most of it, are no accident in whichever order. */
const tellingWords = 3;

/**
 * `how do I build a schema from a string` begins with the words of `buildSchema`: that is a function's name, and what is to be done. The more of
 * the question a name takes up, the better. `check if a type is a list` has all words of `isListType`.
 */
export function createQuestionMatch(query: string): QuestionMatch {
  const terms = termsOf(query);
  const all = new Set(wordsOf(query).map(({ term }) => term));
  const [first = ''] = terms;
  if (first.length < 3) return noQuestion;
  const beginning = first.slice(0, 3);
  return ({ kinds, words, wordOf }, index) => {
    const name = kinds[index] === 'function' ? words[wordOf[index] ?? 0] : undefined;
    if (name === undefined || name.starts.length > all.size) return noMatch;
    const isLong = name.starts.length >= tellingWords;
    if (!isLong && !name.lower.startsWith(beginning)) return noMatch;
    const found = wordsInName(name.name).split(' ');
    const isBeginning = found.every((word, at) => termOf(word) === terms[at]);
    if (!isBeginning && !(isLong && isMostOf(found.map(termOf), { terms, all }))) return noMatch;
    return ranks.path + Math.max(0.5, 0.9 - found.length / 10);
  };
}

function isMostOf(
  name: readonly string[],
  { terms, all }: { readonly terms: readonly string[]; readonly all: ReadonlySet<string> },
): boolean {
  return name.every((term) => all.has(term)) && terms.filter((term) => name.includes(term)).length > terms.length / 2;
}
