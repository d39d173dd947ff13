/** A source file of the compiler. */
interface PositionedFile {
  readonly getLineAndCharacterOfPosition: (offset: number) => { readonly line: number; readonly character: number };
}

/** Line and column of an offset in a file, both from 1, as problems show them. */
export function positionAt(file: PositionedFile, offset: number): { readonly line: number; readonly column: number } {
  const { line, character } = file.getLineAndCharacterOfPosition(offset);
  return { line: line + 1, column: character + 1 };
}
