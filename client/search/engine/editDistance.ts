/** How far a text is from a word. */
export interface EditDistance {
  /** `Infinity` when it is more than what was allowed. */
  readonly distance: number;
  /** Whether nothing of the text is left over. */
  readonly isWhole: boolean;
}

const tooFar: EditDistance = { distance: Number.POSITIVE_INFINITY, isWhole: false };
const far = 99;

/**
 * Measures how many letters have to be put in, left out, changed or swapped with their neighbour to make a text, from a place on, begin with the
 * word: up to `most`. It looks only at what lies within `most` of the diagonal, and uses its rows again, since it is asked about
 * many thousands of names.
 */
export function createEditDistance(word: string, most: number): (text: string, start?: number) => EditDistance {
  const width = word.length + most + 1;
  let before = new Uint8Array(width);
  let above = new Uint8Array(width);
  let current = new Uint8Array(width);

  /** Fills the next row and gives its least cost. */
  function fillRow(row: number, columns: number, text: string, start: number): number {
    const [from, to] = [Math.max(1, row - most), Math.min(columns, row + most)];
    current[from - 1] = row <= most ? row : far;
    let least = current[from - 1] ?? far;
    const letter = word.charCodeAt(row - 1);
    for (let column = from; column <= to; column += 1) {
      const other = text.charCodeAt(start + column - 1);
      const diagonal = (above[column - 1] ?? far) + (letter === other ? 0 : 1);
      let cost = Math.min((current[column - 1] ?? far) + 1, diagonal, column < row + most ? (above[column] ?? far) + 1 : far);
      const isSwapped = row > 1 && column > 1 && letter === text.charCodeAt(start + column - 2) && word.charCodeAt(row - 2) === other;
      if (isSwapped) cost = Math.min(cost, (before[column - 2] ?? far) + 1);
      current[column] = cost;
      least = Math.min(least, cost);
    }
    return least;
  }

  return (text, start = 0) => {
    const columns = Math.min(text.length - start, word.length + most);
    if (columns < word.length - most) return tooFar;
    for (let column = 0; column <= columns; column += 1) above[column] = column;
    for (let row = 1; row <= word.length; row += 1) {
      if (fillRow(row, columns, text, start) > most) return tooFar;
      [before, above, current] = [above, current, before];
    }
    let distance = far;
    for (let column = Math.max(0, word.length - most); column <= columns; column += 1) distance = Math.min(distance, above[column] ?? far);
    return distance > most ? tooFar : { distance, isWhole: columns === text.length - start && above[columns] === distance };
  };
}
