import ts from 'typescript';
import { withinStack } from '../../model/isStackOverflow.ts';
import { syntaxError } from './syntaxError.ts';

/** How many statements of a document are looked at: more than a person writes. The rest of the text is parsed for each. */
export const mostPrograms = 50;

/** Where the statement ends that begins at a position of a text: at the end, if it is nested too deeply. */
export function statementEnd(text: string, start: number): number {
  const rest = text.slice(start);
  // A statement has few empty lines, and prose that is parsed as code takes long: each word of it is an error.
  for (let least = 1; ; least *= 2) {
    const empty = /\n[ \t\r]*\n/g;
    empty.lastIndex = least;
    const part = rest.slice(0, empty.exec(rest)?.index).trimEnd();
    const isWhole = part.length >= rest.trimEnd().length;
    least = Math.max(least, part.length);
    const source = withinStack(() => ts.createSourceFile('a.tsx', part, ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX), undefined);
    if (source === undefined) return text.length;
    const end = source.statements[0]?.end ?? 0;
    if (isWhole || end < part.length || syntaxError(source) === undefined) return start + end;
  }
}
