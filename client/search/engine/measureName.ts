import { missingLetters } from './letters.ts';
import {
  createNeedle,
  createTypoMatch,
  matchAffixed,
  matchName,
  mostTypos,
  type Needle,
  noMatch,
  type Quality,
  ranks,
} from './matchName.ts';
import { matchPath } from './matchPath.ts';
import { createQuestionMatch, noQuestion } from './matchQuestion.ts';
import { measureOnce } from './measureOnce.ts';
import type { NameTable } from './NameTable.ts';
import { queryNeedles } from './queryNeedles.ts';
import type { Word } from './Word.ts';

/** Turns a query into a function that rates how well a name of a table matches it. */
export type Measure = (query: string) => (table: NameTable) => (index: number) => Quality;

/** With every letter of the query, in order: as a name, as words of a name, as a path to it; or as what a question asks to do. */
export const exactQuality: Measure = (query) => {
  const needles = queryNeedles(query);
  const { parts, isPath } = needles;
  const matchWord = createWordMatch(query);
  const question = isPath || parts.length < 3 ? noQuestion : createQuestionMatch(query);
  return (table) => {
    const wordQuality = measureOnce(table.words, matchWord);
    const { wordOf } = table;
    if (parts.length < 2) return (index) => wordQuality(wordOf[index] ?? 0);
    const pathQuality = matchPath({ needles, table, match: matchName, typos: () => 0 });
    return (index) => {
      const quality = wordQuality(wordOf[index] ?? 0);
      return quality < ranks.path ? quality : Math.min(quality, question(table, index), pathQuality(index));
    };
  };
};

/** With some letters too many, too few or in the wrong place. */
export const typoQuality: Measure = (query) => {
  const needles = queryNeedles(query);
  const { whole, parts, isPath } = needles;
  if (parts.length < 2) return typosIn(whole);
  const matches = new Map(parts.map((part) => [part, createTypoMatch(part)]));
  const match = (needle: Needle, word: Word): Quality => Math.min(matchName(needle, word), matches.get(needle)?.(word) ?? noMatch);
  const joined = isPath ? undefined : typosIn(joinedOf(parts));
  return (table) => {
    const path = matchPath({ needles, table, match, typos: mostTypos });
    const name = joined?.(table);
    return (index) => Math.min(path(index), name?.(index) ?? noMatch);
  };
};

/** Measures a name alone: `objct type` is `GraphQLObjectType`. */
function typosIn(needle: Needle): ReturnType<Measure> {
  const most = mostTypos(needle.lower);
  if (most === 0) return () => () => noMatch;
  const matchWhole = createTypoMatch(needle);
  const match = (word: Word): Quality => (missingLetters(needle.letters, word.letters) > most ? noMatch : matchWhole(word));
  return ({ words, wordOf }) => {
    const quality = measureOnce(words, match);
    return (index) => quality(wordOf[index] ?? 0);
  };
}

/** Words as one name: `build schema`, `buildschema`. */
function joinedOf(parts: readonly Needle[]): Needle {
  return createNeedle(parts.map(({ text }) => text).join(''));
}

/** How well the query matches a name by itself. */
function createWordMatch(query: string): (word: Word) => Quality {
  const { whole, parts, isPath } = queryNeedles(query);
  const joined = joinedOf(parts);
  const all = whole.letters | joined.letters;
  const singular = singularOf(joined.lower);
  return (word) => {
    if (singular !== '' && (word.lower === singular || word.bare?.lower === singular)) return ranks.words + 0.3;
    if (missingLetters(all, word.letters) > 0) return noMatch;
    const quality = matchAffixed(whole, word);
    return parts.length < 2 || isPath ? quality : Math.min(quality, matchWords({ parts, joined, word }));
  };
}

/** `union types` are about `UnionType`. Empty when the words are no plural. */
function singularOf(words: string): string {
  return /[^s]s$/.test(words) && words.length > 4 ? words.slice(0, -1) : '';
}

interface WordsRequest {
  readonly parts: readonly Needle[];
  readonly joined: Needle;
  readonly word: Word;
}

/**
 * `build schema` is `buildSchema`; `non null` ends `GraphQLNonNull`; `authentication middleware` are words of a title;
 * of `objct type`, only the letters are in `GraphQLObjectType`.
 */
function matchWords({ parts, joined, word }: WordsRequest): Quality {
  const { lower, bare } = word;
  const compact = lower.replace(/[\s-]+/g, '');
  if (compact === joined.lower) return ranks.caseless;
  if (bare?.lower === joined.lower) return ranks.bare;
  if (compact.endsWith(joined.lower)) return ranks.words;
  if (compact.startsWith(joined.lower)) return ranks.words + 0.1;
  let at = 0;
  let isInOrder = true;
  for (const part of parts) {
    if (matchName(part, word) >= ranks.words + 0.3) return Math.max(ranks.subsequence, matchName(joined, word));
    const found = lower.indexOf(part.lower, at);
    if (found < 0) isInOrder = false;
    else at = found + part.lower.length;
  }
  return ranks.words + (isInOrder ? 0.2 : 0.4);
}
