import type ts from 'typescript';

/** Line and column of an offset in a file, both from 1, as problems show them. */
export function positionAt(
  file: Pick<ts.SourceFile, 'getLineAndCharacterOfPosition'>,
  offset: number,
): { readonly line: number; readonly column: number } {
  const { line, character } = file.getLineAndCharacterOfPosition(offset);
  return { line: line + 1, column: character + 1 };
}
