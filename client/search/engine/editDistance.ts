/**
 * How many letters have to be put in, left out, changed or swapped with their neighbour to make the text begin with the word; only up to
 * `most`, beyond that `Infinity`. `isWhole`: whether that is all of the text. Looks only at what lies within `most` of the
 * diagonal, so that it takes time in proportion to the word.
 */
export function editDistance(word: string, text: string, most: number): { readonly distance: number; readonly isWhole: boolean } {
  const none = { distance: Number.POSITIVE_INFINITY, isWhole: false };
  if (text.length < word.length - most) return none;
  const columns = Math.min(text.length, word.length + most);
  let before: number[] = [];
  let above = Array.from({ length: columns + 1 }, (_, column) => column);
  for (let row = 1; row <= word.length; row += 1) {
    const current: number[] = new Array(columns + 1).fill(Number.POSITIVE_INFINITY);
    if (row <= most) current[0] = row;
    let best = current[0] ?? row;
    for (let column = Math.max(1, row - most); column <= Math.min(columns, row + most); column += 1) {
      const isSame = word[row - 1] === text[column - 1];
      let cost = Math.min(at(above, column) + 1, at(current, column - 1) + 1, at(above, column - 1) + (isSame ? 0 : 1));
      const isSwapped = row > 1 && column > 1 && word[row - 1] === text[column - 2] && word[row - 2] === text[column - 1];
      if (isSwapped) cost = Math.min(cost, at(before, column - 2) + 1);
      current[column] = cost;
      best = Math.min(best, cost);
    }
    if (best > most) return none;
    before = above;
    above = current;
  }
  const whole = columns === text.length ? at(above, columns) : Number.POSITIVE_INFINITY;
  const distance = Math.min(...above);
  if (distance > most) return none;
  return { distance, isWhole: whole <= distance };
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Number.POSITIVE_INFINITY;
}
