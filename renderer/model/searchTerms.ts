/*
 * Turns text into terms. Indexing and searching must agree, so both use this. A term is a word in lower case, without accents, reduced to
 * its stem if it looks English.
 */

/** A word of a text. */
interface Word {
  readonly term: string;
  /** Where it begins, in UTF-16 code units. */
  readonly start: number;
  readonly end: number;
}

/** Languages have names of a letter and signs: `C++`, `C#`. */
const wordPattern = /(?<![\p{L}\p{M}\p{N}_$])\p{L}(?:\+\+|#)(?![\p{L}\p{M}\p{N}_$+#])|[\p{L}\p{M}\p{N}_$]+/gu;
/** The same for texts of ASCII alone, in a fraction of the time. */
const plainWordPattern = /(?<![\w$])[a-zA-Z](?:\+\+|#)(?![\w$+#])|[\w$]+/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: all of ASCII is meant.
const plainText = /^[\x00-\x7f]*$/;

/** The words of a text, in order. Scripts that are written without spaces are taken in pairs of characters. */
export function wordsOf(text: string): readonly Word[] {
  return [...text.matchAll(wordPattern)].flatMap(({ 0: word, index }) =>
    isUnspaced(word) ? pairsOf(word, index) : [{ term: termOf(word), start: index, end: index + word.length }],
  );
}

/**
 * Makes a function that visits the terms of a text, in order. It is fast for many texts, because the texts of a site repeat the same words.
 *
 * @param make called once for each term
 * @returns a function that passes the value of each term to `visit`
 */
export function createTermReader<T>(make: (term: string) => T): (text: string, visit: (made: T) => void) => void {
  const madeOf = new Map<string, T>();
  const known = new Map<string, readonly T[]>();
  const made = (term: string): T => {
    const one = madeOf.get(term) ?? make(term);
    madeOf.set(term, one);
    return one;
  };
  return (text, visit) => {
    for (const word of text.match(plainText.test(text) ? plainWordPattern : wordPattern) ?? []) {
      let terms = known.get(word);
      if (terms === undefined) {
        terms = wordsOf(word).map(({ term }) => made(term));
        known.set(word, terms);
      }
      for (const term of terms) visit(term);
    }
  };
}

/** Puts spaces between the words of names in a text, so that search finds `printSchema` by `schema`. */
export function wordsInName(name: string): string {
  return name.replace(/(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})|_/gu, ' ');
}

/**
 * The term of a word: in lower case, without accents, and without an English ending. It has no spaces, although some letters decompose into
 * several words (ﷺ).
 */
export function termOf(word: string): string {
  const plain = word
    .normalize('NFKD')
    .replace(/[\p{M}\s]+/gu, '')
    .toLowerCase();
  return /^[a-z]{4,}$/.test(plain) ? stem(plain) : plain;
}

/**
 * Takes the endings off that change nothing about what a word is about: plural, -ing, -ed, and a final -e, so that `resolve`,
 * `resolves`, `resolving` and `resolved` are one. Careful: a word keeps three letters with a vowel among them.
 */
function stem(word: string): string {
  const singular = word.endsWith('ies') && word.length > 4 ? `${word.slice(0, -3)}y` : word.replace(/(?<=[^aeious])es$|(?<=[^sui])s$/, '');
  const bare = withoutEnding(singular, 'ing') ?? withoutEnding(singular, 'ed') ?? singular;
  return bare.length > 3 ? bare.replace(/e$/, '') : bare;
}

function withoutEnding(word: string, ending: string): string | undefined {
  if (!word.endsWith(ending)) return undefined;
  const rest = word.slice(0, -ending.length);
  if (rest.length < 3 || !/[aeiouy]/.test(rest)) return undefined;
  // `mapping` is about `map`, but `calling` about `call`.
  return /([bdfgmnprt])\1$/.test(rest) ? rest.slice(0, -1) : rest;
}

/** Chinese, Japanese, Korean, Thai and similar scripts: without a dictionary, words cannot be separated. */
function isUnspaced(word: string): boolean {
  return /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u.test(word);
}

function pairsOf(word: string, offset: number): readonly Word[] {
  const last = Math.max(0, word.length - 2);
  return Array.from({ length: last + 1 }, (_, index) => ({
    term: word.slice(index, index + 2).toLowerCase(),
    start: offset + index,
    end: offset + Math.min(word.length, index + 2),
  }));
}
