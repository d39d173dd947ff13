import type { Place } from '../../model/problem.ts';

/** A line of a document or of a file that it includes, with where it is written. */
export interface TextLine {
  readonly text: string;
  /** Relative to the project root. */
  readonly file: string;
  readonly line: number;
}

export function linesOfText(text: string, file: string): readonly TextLine[] {
  return text.split('\n').map((line, index) => ({ text: line.replace(/\r$/, ''), file, line: index + 1 }));
}

/** Where a line of an expanded document is written. Columns of other files count from their own beginning. */
export function originOf(place: Place, source: string, lines: readonly TextLine[]): Place {
  const origin = place.file === source && place.line !== undefined ? lines[place.line - 1] : undefined;
  return origin === undefined ? place : { ...place, file: origin.file, line: origin.line };
}
