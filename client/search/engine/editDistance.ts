/** How far a text is from a word. */
export interface EditDistance {
  /** `Infinity` when it is more than what was allowed. */
  readonly distance: number;
  /** Whether nothing of the text is left over. */
  readonly isWhole: boolean;
}

const tooFar: EditDistance = { distance: Number.POSITIVE_INFINITY, isWhole: false };
/** Letters of the word are bits of a number; of a longer word, only these count. */
const mostLetters = 31;

/**
 * Measures how many letters have to be put in, left out, changed or swapped with their neighbor to make a text, from a place on, begin with the
 * word: up to `most`. A column of the usual table is kept in the bits of a few numbers, as differences between neighbors (Myers 1999, Hyyrö
 * 2003): a letter of the text takes some twenty operations, and many thousands of names are measured at each key.
 */
export function createEditDistance(wholeWord: string, most: number): (text: string, start?: number) => EditDistance {
  const word = wholeWord.slice(0, mostLetters);
  const placesOf = createPlaces(word);
  const last = 1 << (word.length - 1);
  return (text, start = 0) => {
    const columns = Math.min(text.length - start, word.length + most);
    if (columns < word.length - most) return tooFar;
    let [up, down, straight, before] = [-1, 0, 0, 0];
    let cost = word.length;
    let least = cost;
    for (let column = 0; column < columns; column += 1) {
      const places = placesOf(text.charCodeAt(start + column));
      const swapped = ((~straight & places) << 1) & before;
      straight = (((places & up) + up) ^ up) | places | down | swapped;
      const right = down | ~(straight | up);
      const left = straight & up;
      if ((right & last) !== 0) cost += 1;
      else if ((left & last) !== 0) cost -= 1;
      if (cost < least) least = cost;
      // Nothing is free before the text's beginning: the first row rises by one with each letter.
      const shifted = (right << 1) | 1;
      up = (left << 1) | ~(straight | shifted);
      down = shifted & straight;
      before = places;
    }
    return least > most ? tooFar : { distance: least, isWhole: columns === text.length - start && cost === least };
  };
}

/** Returns the positions of a letter in the word, as bits. */
function createPlaces(word: string): (code: number) => number {
  const ascii = new Int32Array(128);
  const others = new Map<number, number>();
  for (let at = 0; at < word.length; at += 1) {
    const code = word.charCodeAt(at);
    if (code < 128) ascii[code] = (ascii[code] ?? 0) | (1 << at);
    else others.set(code, (others.get(code) ?? 0) | (1 << at));
  }
  return (code) => (code < 128 ? ascii[code] : others.get(code)) ?? 0;
}
