import ts from 'typescript';
import { withinStack } from './withinStack.ts';

/** Where the statement ends that begins at a position of a text: at the end, if it is nested too deeply. */
export function statementEnd(text: string, start: number): number {
  const rest = text.slice(start);
  const source = withinStack(() => ts.createSourceFile('a.tsx', rest, ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX));
  return source === undefined ? text.length : start + (source.statements[0]?.end ?? 0);
}
