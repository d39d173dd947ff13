import { lettersOf, missingLetters } from './letters.ts';
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
import { createQuestionMatch, noQuestion } from './matchQuestion.ts';
import { containerOf, type NameTable } from './NameTable.ts';
import { termsOf } from './queryTerms.ts';

/** Makes of a query what says how well each name of a table matches it. */
export type Measure = (query: string) => (table: NameTable, index: number) => Quality;

/** With every letter of the query, in order: as a name, as words of a name, as a path to it; or as what a question asks to do. */
export const exactQuality: Measure = (query) => {
  const { whole, parts, isPath } = needlesOf(query);
  const joined = createNeedle(parts.map(({ text }) => text).join(''));
  const all = whole.letters | joined.letters;
  const singular = singularOf(joined.lower);
  const question = isPath || parts.length < 3 ? noQuestion : createQuestionMatch(termsOf(query));
  return (table, index) => {
    const name = table.ownNames[index] ?? '';
    const lower = table.lowerNames[index] ?? '';
    const letters = table.letters[index] ?? 0;
    const affix = table.affixes[index] ?? 0;
    if (singular !== '' && isSingular(lower, { affix, singular })) return ranks.words + 0.3;
    let quality = missingLetters(all, letters) === 0 ? matchAffixed(whole, { name, lower, affix }) : noMatch;
    if (parts.length < 2) return quality;
    if (!isPath && missingLetters(all, letters) === 0) quality = Math.min(quality, matchWords({ parts, joined, name, lower, affix }));
    if (quality < ranks.path) return quality;
    return Math.min(quality, question(table, index), matchPath({ parts, isPath, table, index, match: matchName, typos: () => 0 }));
  };
};

/** `union types` are about `UnionType`. Empty when the words are no plural. */
function singularOf(words: string): string {
  return /[^s]s$/.test(words) && words.length > 4 ? words.slice(0, -1) : '';
}

function isSingular(lower: string, { affix, singular }: { readonly affix: number; readonly singular: string }): boolean {
  return lower === singular || (affix > 0 && lower.length === affix + singular.length && lower.endsWith(singular));
}

/** With some letters too many, too few or in the wrong place. */
export const typoQuality: Measure = (query) => {
  const { whole, parts, isPath } = needlesOf(query);
  const most = mostTypos(whole.lower);
  const matchWhole = createTypoMatch(whole);
  const matches = new Map(parts.map((part) => [part, createTypoMatch(part)]));
  const matchNearly: Match = (needle, name, lower) =>
    Math.min(matchName(needle, name, lower), matches.get(needle)?.(name, lower) ?? noMatch);
  return (table, index) => {
    const letters = table.letters[index] ?? 0;
    if (parts.length > 1) return matchPath({ parts, isPath, table, index, match: matchNearly, typos: mostTypos });
    if (most === 0 || missingLetters(whole.letters, letters) > most) return noMatch;
    return matchWhole(table.ownNames[index] ?? '', table.lowerNames[index] ?? '');
  };
};

type Match = (needle: Needle, name: string, lower: string) => Quality;

interface Needles {
  readonly whole: Needle;
  readonly parts: readonly Needle[];
  /** Written with dots: the last part is a name, those before say where it is. */
  readonly isPath: boolean;
}

function needlesOf(query: string): Needles {
  const bare = query.replace(/\(\s*\)?$/, '');
  const isPath = /[\w$\])](\.|#|::)([\w$[@]|$)/.test(bare) && !/\s/.test(bare);
  const parts = bare
    .split(isPath ? /\.|#|::/ : /[\s.#:,/]+/)
    .filter((part, index, all) => part !== '' || (isPath && index === all.length - 1));
  return { whole: createNeedle(bare), parts: parts.map(createNeedle), isPath };
}

/** `build schema` is `buildSchema`; `non null` ends `GraphQLNonNull`; `authentication middleware` are words of a title. */
function matchWords(request: {
  readonly parts: readonly Needle[];
  readonly joined: Needle;
  readonly name: string;
  readonly lower: string;
  readonly affix: number;
}): Quality {
  const { parts, joined, name, lower, affix } = request;
  const compact = lower.replace(/[\s-]+/g, '');
  if (compact === joined.lower) return ranks.caseless;
  if (affix > 0 && compact.slice(affix) === joined.lower) return ranks.bare;
  if (compact.endsWith(joined.lower)) return ranks.words;
  if (compact.startsWith(joined.lower)) return ranks.words + 0.1;
  let at = 0;
  let isInOrder = true;
  for (const part of parts) {
    if (matchName(part, name, lower) >= ranks.words + 0.3) return noMatch;
    const found = lower.indexOf(part.lower, at);
    if (found < 0) isInOrder = false;
    else at = found + part.lower.length;
  }
  return ranks.words + (isInOrder ? 0.2 : 0.4);
}

/** `GraphQLSchema.getType`, `schema getType`: the name, and what it is in. */
function matchPath(request: {
  readonly parts: readonly Needle[];
  readonly isPath: boolean;
  readonly table: NameTable;
  readonly index: number;
  readonly match: Match;
  /** How many letters of a word may be missing. */
  readonly typos: (lower: string) => number;
}): Quality {
  const { parts, isPath, table, index, match, typos } = request;
  const mayBe = ({ lower, letters }: Needle, present: number): boolean => missingLetters(letters, present) <= typos(lower);
  const last = parts.at(-1);
  if (last === undefined) return noMatch;
  const ownLetters = table.letters[index] ?? 0;
  // Most names are out of the question by their letters alone.
  if (isPath ? !mayBe(last, ownLetters) : !parts.some((part) => mayBe(part, ownLetters))) return noMatch;
  const page = table.pageOf[index] ?? index;
  const isPlain = page !== index && table.names[page] === table.ownNames[page];
  const container = containerOf(table, index);
  const lowerContainer = isPlain ? (table.lowerNames[page] ?? '') : container.toLowerCase();
  const containerLetters = isPlain ? (table.letters[page] ?? 0) : lettersOf(lowerContainer);
  const inside = { name: container, lower: lowerContainer, affix: isPlain ? (table.affixes[page] ?? 0) : 0 };
  let best = noMatch;
  for (const needle of isPath ? [last] : parts) {
    if (container === '' || !mayBe(needle, ownLetters)) continue;
    if (parts.some((part) => part !== needle && !mayBe(part, containerLetters))) continue;
    const name = needle.lower === '' ? ranks.prefix : match(needle, table.ownNames[index] ?? '', table.lowerNames[index] ?? '');
    if (name === noMatch) continue;
    let worst: Quality = 0;
    for (const part of parts)
      if (part !== needle) worst = Math.max(worst, Math.min(match(part, container, lowerContainer), matchAffixed(part, inside)));
    const quality = Math.max(name, worst);
    if (quality <= ranks.caseless) return quality;
    // With dots nothing else can be meant; words may as well be words of a name.
    best = Math.min(best, isPath ? quality : Math.max(ranks.path + quality / 10 + (needle === last ? 0 : 0.05), quality));
  }
  return best;
}
