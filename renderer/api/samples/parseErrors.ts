import ts from 'typescript';
import type { Sample } from '../../model/sample.ts';

/** A syntax error of a sample. */
export interface ParseError {
  readonly message: string;
  /** 0-based. */
  readonly line: number;
}

/** The mistakes in the syntax of a block of code, in their order. */
export function parseErrors({ code, language }: Sample): readonly ParseError[] {
  const { diagnostics = [] } = ts.transpileModule(code, {
    fileName: exampleFile(language),
    reportDiagnostics: true,
    compilerOptions: { ...exampleOptions, sourceMap: false, inlineSourceMap: false },
  });
  return diagnostics.map(({ file, start = 0, messageText }) => ({
    message: ts.flattenDiagnosticMessageText(messageText, ' '),
    line: file?.getLineAndCharacterOfPosition(start).line ?? 0,
  }));
}

/** The name under which the compiler knows an example, by which it tells languages apart. */
export function exampleFile(language: string): string {
  const ending = /^(?:js|javascript|mjs|cjs)$/i.test(language) ? 'js' : 'ts';
  return `example.${ending}`;
}

/** How examples become JavaScript: only types are removed. */
export const exampleOptions: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleDetection: ts.ModuleDetectionKind.Force,
  inlineSourceMap: true,
  allowJs: true,
};
