import ts from 'typescript';

/** Where the statement ends that begins at a position of a text. */
export function statementEnd(text: string, start: number): number {
  const { statements } = ts.createSourceFile('a.tsx', text.slice(start), ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX);
  return start + (statements[0]?.end ?? 0);
}
