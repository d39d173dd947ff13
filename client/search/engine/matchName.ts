import { createEditDistance } from './editDistance.ts';
import { lettersOf } from './letters.ts';

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
  prefix: 3,
  humps: 4,
  words: 5,
  path: 6,
  subsequence: 7,
  typo: 8,
  scattered: 9,
} as const;

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

/** Matches that need every letter of the needle, in order. */
export function matchName({ text, lower }: Needle, name: string, lowerName: string): Quality {
  if (lowerName === lower) return name === text ? ranks.exact : ranks.caseless;
  if (lowerName.startsWith(lower)) return name.startsWith(text) ? ranks.prefix : ranks.prefix + 0.1;
  if (lower.length > 1 && matchesHumps(lower, name, lowerName)) return ranks.humps;
  const within = matchWithin(lower, name, lowerName);
  return within < noMatch ? within : matchScattered(lower, name, lowerName);
}

/** As `matchName`, where the name's first `affix` letters are those of its package and may be left out. */
export function matchAffixed(needle: Needle, { name, lower, affix }: AffixedName): Quality {
  const whole = matchName(needle, name, lower);
  if (affix === 0 || whole <= ranks.caseless) return whole;
  const bare = matchName(needle, name.slice(affix), lower.slice(affix));
  if (bare <= ranks.caseless) return ranks.bare + bare / 10;
  return bare < ranks.words ? Math.min(whole, bare) : whole;
}

export interface AffixedName {
  readonly name: string;
  readonly lower: string;
  readonly affix: number;
}

/** Makes a measure for matches that need most of the letters; nothing matches a word that is too short for that. */
export function createTypoMatch({ lower }: Needle): (name: string, lowerName: string) => Quality {
  const most = mostTypos(lower);
  if (most === 0) return () => noMatch;
  const distanceTo = createEditDistance(lower, most);
  return (name, lowerName) => {
    let best = noMatch;
    for (let start = 0; start < name.length; start += 1) {
      if (!beginsAlike(lower, lowerName, start) || !isWordStart(name, start)) continue;
      const { distance, isWhole } = distanceTo(lowerName, start);
      best = Math.min(best, ranks.typo + distance * 0.3 + (isWhole ? 0 : 0.1) + (start === 0 ? 0 : 0.1));
    }
    return best;
  };
}

/** Few mistype the first letter, but for its order; to ask for it spares nearly all the names a closer look. */
function beginsAlike(lower: string, lowerName: string, start: number): boolean {
  const [first, second] = [lower.charCodeAt(0), lower.charCodeAt(1)];
  const at = lowerName.charCodeAt(start);
  return at === first || at === second || lowerName.charCodeAt(start + 1) === first;
}

/** Short words have many neighbours that are words of their own. */
export function mostTypos(lower: string): number {
  return lower.length < 4 ? 0 : lower.length < 7 ? 1 : 2;
}

/** Whether a word of a name begins here: `GraphQL|Object|Type`, `to|JSON`, `BLOCK_|STRING`. */
export function isWordStart(name: string, at: number): boolean {
  if (at === 0) return true;
  const code = name.charCodeAt(at);
  const before = name.charCodeAt(at - 1);
  if (!isLetter(code)) return false;
  if (!isLetter(before)) return true;
  return isUpper(code) && (!isUpper(before) || isLower(name.charCodeAt(at + 1)));
}

/**
 * `GQLOT`: each letter begins a word, is a capital, or goes on from the letter before; the first begins the name. Among capitals alone, in
 * `NON_NULL_TYPE`, a capital says nothing.
 */
function matchesHumps(lower: string, name: string, lowerName: string): boolean {
  if (lower[0] !== lowerName[0]) return false;
  const hasLower = /[a-z]/.test(name);
  const goesOn = (needleAt: number, nameAt: number): boolean => {
    if (needleAt === lower.length) return true;
    const wanted = lower[needleAt];
    if (lowerName[nameAt] === wanted && goesOn(needleAt + 1, nameAt + 1)) return true;
    for (let at = nameAt + 1; at < name.length; at += 1) {
      const isHump = (hasLower && isUpper(name.charCodeAt(at))) || isWordStart(name, at);
      if (isHump && lowerName[at] === wanted && goesOn(needleAt + 1, at + 1)) return true;
    }
    return false;
  };
  return goesOn(1, 1);
}

/**
 * At the beginning of a word, which is best when nothing follows and not much stands before; or anywhere, for words that are long enough to mean
 * something.
 */
function matchWithin(lower: string, name: string, lowerName: string): Quality {
  let best = noMatch;
  for (let at = lowerName.indexOf(lower, 1); at > 0; at = lowerName.indexOf(lower, at + 1)) {
    const isEnd = at + lower.length === lowerName.length;
    if (isWordStart(name, at)) best = Math.min(best, ranks.words + (!isEnd ? 0.2 : lower.length * 2 < name.length ? 0.1 : 0));
    else if (lower.length > 2) best = Math.min(best, ranks.words + 0.5);
  }
  return best;
}

/** All letters in order, from the beginning of a word on; the closer together the better. */
function matchScattered(lower: string, name: string, lowerName: string): Quality {
  if (lower.length < 3) return noMatch;
  let span = noMatch;
  for (let start = lowerName.indexOf(lower[0] ?? ''); start >= 0; start = lowerName.indexOf(lower[0] ?? '', start + 1)) {
    if (isWordStart(name, start)) span = Math.min(span, endOfSubsequence(lower, lowerName, start) - start);
  }
  if (span === noMatch) return noMatch;
  const gaps = (span - lower.length) / lower.length;
  if (gaps <= 0.75) return ranks.subsequence + gaps;
  return lower.length > 3 && gaps <= 3 ? ranks.scattered + Math.min(0.9, gaps / 4) : noMatch;
}

function endOfSubsequence(lower: string, lowerName: string, start: number): number {
  let at = start - 1;
  for (const letter of lower) {
    at = lowerName.indexOf(letter, at + 1);
    if (at < 0) return noMatch;
  }
  return at + 1;
}

function isUpper(code: number): boolean {
  return code >= 65 && code <= 90;
}

function isLower(code: number): boolean {
  return code >= 97 && code <= 122;
}

/** Digits go with what is before them. */
function isLetter(code: number): boolean {
  return isUpper(code) || isLower(code) || (code >= 48 && code <= 57) || code > 127;
}
