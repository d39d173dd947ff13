import ts from 'typescript';

/** The options that the pages recommend for code that Node.js runs without compiling. */
const options: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  target: ts.ScriptTarget.ESNext,
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
  erasableSyntaxOnly: true,
  verbatimModuleSyntax: true,
  allowImportingTsExtensions: true,
  allowJs: true,
  types: ['node'],
};

/** What the compiler says about these files and all that they import. */
export function compilerErrors(files: readonly string[]): readonly string[] {
  const program = ts.createProgram(files, options);
  return ts.getPreEmitDiagnostics(program).map(({ messageText, file, start }) => {
    const line = file && start !== undefined ? ` (${file.getLineAndCharacterOfPosition(start).line + 1})` : '';
    return `${file?.fileName.split('/').at(-1) ?? ''}${line}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`;
  });
}
