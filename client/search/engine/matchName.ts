import { createEditDistance } from './editDistance.ts';
import { lettersOf } from './letters.ts';
import type { Word } from './Word.ts';
import { isUpper } from './wordStarts.ts';

/**
 * How well a name matches: the whole part is the rank of the way in which it does, the rest tells matches of one rank apart.
 * `Infinity`: not at all.
 */
export type Quality = number;

/** Ways in which a name matches, best first. */
export const ranks = {
  exact: 0,
  caseless: 1,
  /** The name without what all of its package's names begin with: `Schema` for `GraphQLSchema`. */
  bare: 2,
  /** Its beginning, or its last word, whole: `Node` for `ASTNode`. */
  prefix: 3,
  /** The last word of a title, and the beginning of a member. */
  lastWord: 4,
  humps: 5,
  words: 6,
  path: 7,
  subsequence: 8,
  typo: 9,
} as const;

/** From here on, words of a path are only inside other words. */
export const innerPath: Quality = ranks.path + 0.9;

export const noMatch: Quality = Number.POSITIVE_INFINITY;

/** A word to look for. */
export interface Needle {
  readonly text: string;
  readonly lower: string;
  readonly letters: number;
}

export function createNeedle(text: string): Needle {
  const lower = text.toLowerCase();
  return { text, lower, letters: lettersOf(lower) };
}

/** Rates a match in which the word has every letter of the needle, in this order. */
export function matchName({ text, lower }: Needle, word: Word): Quality {
  if (word.lower === lower) return word.name === text ? ranks.exact : ranks.caseless;
  if (word.name.startsWith(text)) return ranks.prefix;
  if (word.lower.startsWith(lower)) return crossesWord(text, word) ? ranks.humps : ranks.prefix + remainder(lower, word);
  const within = matchWithin(lower, word);
  if (within < ranks.humps) return within;
  if (lower.length > 1 && matchesHumps(lower, word))
    return ranks.humps + Math.min(0.9, Math.max(0, word.starts.length - lower.length) / 10);
  return within < noMatch ? within : matchScattered({ text, lower }, word);
}

/** The part of a name that a query leaves out: in `schema`, `buildSchema` has less of it than `SchemaExtensionNode`. */
function remainder(lower: string, word: Word): number {
  return 0.9 * (1 - lower.length / word.lower.length);
}

/** The last word of a name says what it is about as much as the first: `buildSchema`. That of a title does not. */
function lastWordRank({ name }: Word): Quality {
  return name.includes(' ') ? ranks.lastWord : ranks.prefix;
}

/** Whether a query crosses into the next word of a name: the letters of `resolver` begin `resolveReadonly`, but the name has a capital there. */
function crossesWord(text: string, { name, starts }: Word): boolean {
  return starts.some((start) => start > 0 && start < text.length && text[start] !== name[start]);
}

/** As `matchName`, where what the name has from its package may be left out. */
export function matchAffixed(needle: Needle, word: Word): Quality {
  const whole = matchName(needle, word);
  if (word.bare === undefined || whole <= ranks.caseless) return whole;
  const bare = matchName(needle, word.bare);
  if (bare <= ranks.caseless) return ranks.bare + bare / 10;
  return bare < ranks.words ? Math.min(whole, bare) : whole;
}

/** Makes a measure for matches that need most of the letters; nothing matches a word that is too short for that. */
export function createTypoMatch({ lower }: Needle): (word: Word) => Quality {
  const most = mostTypos(lower);
  if (most === 0) return () => noMatch;
  const distanceTo = createEditDistance(lower, most);
  const [first, second] = [lower.charCodeAt(0), lower.charCodeAt(1)];
  return ({ lower: name, starts }) => {
    let best = noMatch;
    for (const start of starts) {
      const at = name.charCodeAt(start);
      // Few mistype the first letter, but for its order; to ask for it spares nearly all the names a closer look.
      if (at !== first && at !== second && name.charCodeAt(start + 1) !== first) continue;
      const { distance, isWhole } = distanceTo(name, start);
      best = Math.min(best, ranks.typo + distance * 0.3 + (isWhole ? 0 : 0.1) + (start === 0 ? 0 : 0.1));
    }
    return best;
  };
}

/** How many typos a word may have. Few in short words, because they are close to many other words. */
export function mostTypos(lower: string): number {
  return lower.length < 4 ? 0 : lower.length < 7 ? 1 : 2;
}

/**
 * `GQLOT`: each letter begins a word, is a capital, or goes on from the letter before; the first begins the name. Among capitals alone, in
 * `NON_NULL_TYPE`, a capital says nothing.
 */
function matchesHumps(lower: string, { name, lower: lowerName, starts }: Word): boolean {
  if (lower[0] !== lowerName[0]) return false;
  const hasLower = /[a-z]/.test(name);
  const goesOn = (needleAt: number, nameAt: number): boolean => {
    if (needleAt === lower.length) return true;
    const wanted = lower[needleAt];
    if (lowerName[nameAt] === wanted && goesOn(needleAt + 1, nameAt + 1)) return true;
    for (let at = nameAt + 1; at < name.length; at += 1) {
      if (lowerName[at] !== wanted) continue;
      const isHump = (hasLower && isUpper(name.charCodeAt(at))) || starts.includes(at);
      if (isHump && goesOn(needleAt + 1, at + 1)) return true;
    }
    return false;
  };
  return goesOn(1, 1);
}

/** The quality of letters inside a word of the name. */
export const innerWord: Quality = ranks.words + 0.5;

/**
 * The last word, or the last words, of which a name has nothing more before them the better; the beginning of a word; or anywhere, for words
 * that are long enough to mean something.
 */
function matchWithin(lower: string, word: Word): Quality {
  const { lower: lowerName, starts } = word;
  let best = noMatch;
  for (let at = lowerName.indexOf(lower, 1); at > 0; at = lowerName.indexOf(lower, at + 1)) {
    const isEnd = at + lower.length === lowerName.length;
    if (!starts.includes(at)) {
      if (lower.length > 2) best = Math.min(best, innerWord);
    } else if (isEnd && lower.length > 2) best = Math.min(best, lastWordRank(word) + remainder(lower, word));
    else best = Math.min(best, ranks.words + 0.2);
  }
  return best;
}

/**
 * All letters in order, from the beginning of a word on, and close together. Letters that lie far apart are in nearly every long name, and
 * letters of several words in nearly every heading. Who writes capitals means a name: then they may lie farther apart.
 */
function matchScattered({ text, lower }: Pick<Needle, 'text' | 'lower'>, { lower: lowerName, starts }: Word): Quality {
  if (lower.length < 3) return noMatch;
  const first = lower.charCodeAt(0);
  let span = noMatch;
  for (const start of starts) {
    if (lowerName.charCodeAt(start) !== first) continue;
    const end = endOfSubsequence(lower, lowerName, start);
    if (!lowerName.slice(start, end).includes(' ')) span = Math.min(span, end - start);
  }
  if (span === noMatch) return noMatch;
  const gaps = (span - lower.length) / lower.length;
  const most = text === lower ? 0.75 : 2;
  return gaps <= most ? ranks.subsequence + Math.min(0.9, gaps) : noMatch;
}

function endOfSubsequence(lower: string, lowerName: string, start: number): number {
  let at = start - 1;
  for (const letter of lower) {
    at = lowerName.indexOf(letter, at + 1);
    if (at < 0) return noMatch;
  }
  return at + 1;
}
