#!/usr/bin/env node
/**
 * Writes the generated pages of the documentation. They are committed, so that they can be read in the repository and
 * `gqldocs build` needs no other step; a test fails if they are out of date.
 */
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
// In the repository, so that Node finds the dependencies and the package itself.
const scratch = mkdtempSync(join(root, 'docs/.generate-'));
const outfile = join(scratch, 'generatedFiles.js');
try {
  const entryPoints = [join(root, 'docs/generate/generatedFiles.ts')];
  await build({ absWorkingDir: root, entryPoints, outfile, bundle: true, platform: 'node', format: 'esm', packages: 'external' });
  const { generatedFiles } = await import(pathToFileURL(outfile).href);
  const files = generatedFiles(root);
  const problems = join(root, 'docs/content/problems');
  for (const name of readdirSync(problems)) if (!files.has(`docs/content/problems/${name}`)) rmSync(join(problems, name));
  for (const [file, text] of files) writeFileSync(join(root, file), text);
  console.log(`Wrote ${files.size} pages.`);
} finally {
  rmSync(scratch, { recursive: true });
}
