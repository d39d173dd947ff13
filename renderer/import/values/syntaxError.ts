import type ts from 'typescript';

/** The position of the first error of a parsed file. Undefined if it has none. */
export function syntaxError(source: ts.SourceFile): number | undefined {
  const { parseDiagnostics } = source as ts.SourceFile & { readonly parseDiagnostics?: readonly ts.DiagnosticWithLocation[] };
  return parseDiagnostics?.[0]?.start;
}
