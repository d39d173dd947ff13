/**
 * The line of a position in a text, from 1.
 *
 * @param position in UTF-16 code units, from 0
 */
export function lineAt(text: string, position: number): number {
  let line = 1;
  for (let at = text.indexOf('\n'); at !== -1 && at < position; at = text.indexOf('\n', at + 1)) line += 1;
  return line;
}
