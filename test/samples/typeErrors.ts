import { mkdtemp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compilerErrors } from './compilerErrors.ts';
import type { Run } from './planRuns.ts';

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
  return compilerErrors(files);
}
