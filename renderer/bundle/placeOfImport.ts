import type { Place } from '../model/problem.ts';

export interface ImportedName {
  /** Relative to the project root. */
  readonly file: string;
  /** Of the file. */
  readonly text: string;
  /** As the import has it: `./chart.js`. */
  readonly name: string;
}

/** The place of the first string with an import's name. If the file has none, another module that it imports has it. */
export function placeOfImport({ file, text, name }: ImportedName): Place {
  for (const [index, line] of text.split(/\r\n|\r|\n/).entries()) {
    const column = Math.max(line.indexOf(`'${name}'`), line.indexOf(`"${name}"`));
    if (column >= 0) return { file, line: index + 1, column: column + 1 };
  }
  return { file };
}
