import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import ts from 'typescript';
import type { Sample } from './sample.ts';

const options: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  target: ts.ScriptTarget.ES2023,
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
  types: ['node'],
};

/** What the compiler says about TypeScript samples, each as a module of its own; `folder` has to see the repository's packages. */
export async function typeErrors(samples: readonly Sample[], folder: string): Promise<readonly string[]> {
  const files = await Promise.all(
    samples.map(async ({ code }, index) => {
      const file = join(folder, `sample-${index}.mts`);
      await writeFile(file, code);
      return file;
    }),
  );
  const program = ts.createProgram(files, options);
  return ts.getPreEmitDiagnostics(program).map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}
