import { mkdtemp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import ts from 'typescript';
import type { Run } from './planRuns.ts';

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

/** What the compiler says about the TypeScript samples among these; `folder` has to see the packages that samples import. */
export async function typeErrors(runs: readonly Run[], folder: string): Promise<readonly string[]> {
  const files = await Promise.all(
    runs.map(async (run) => {
      const own = await mkdtemp(join(folder, 'types-'));
      const sample = run.kind === 'module' ? run.sample : run.server;
      await writeFile(join(own, 'package.json'), '{ "type": "module" }');
      for (const file of [...run.files, sample]) await writeFile(join(own, file.title), file.code);
      return join(own, sample.title);
    }),
  );
  const program = ts.createProgram(files, options);
  return ts.getPreEmitDiagnostics(program).map(({ messageText, file, start }) => {
    const line = file && start !== undefined ? ` (${file.getLineAndCharacterOfPosition(start).line + 1})` : '';
    return `${file?.fileName.split('/').at(-1) ?? ''}${line}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`;
  });
}
