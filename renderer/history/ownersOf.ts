/** Labels of the declarations that contain an item, the outermost first: `A` and `A.b` for `A.b.c`. */
export function ownersOf(label: string): readonly string[] {
  const ends = [...label.matchAll(/[.[]/g)].map(({ index }) => index).filter((index) => index > 0);
  return ends.map((end) => label.slice(0, end));
}
