/** Entries of a joined column; none of an empty one. */
export function linesOf(column: string): readonly string[] {
  return column === '' ? [] : column.split('\n');
}
