import type { Quality } from './matchName.ts';
import type { Word } from './Word.ts';

/** Measures each word when it is first asked for, by its number, and then remembers: many names are one word. */
export function measureOnce(words: readonly Word[], measure: (word: Word) => Quality): (number: number) => Quality {
  // 0 means not measured, so measured values are stored plus one.
  const known = new Float64Array(words.length);
  return (number) => {
    const before = known[number] ?? 0;
    if (before > 0) return before - 1;
    const word = words[number];
    const quality = word === undefined ? Number.POSITIVE_INFINITY : measure(word);
    known[number] = quality + 1;
    return quality;
  };
}
