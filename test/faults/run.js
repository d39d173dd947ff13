#!/usr/bin/env node
/**
 * Applies deliberate faults to a copy of the repository, one at a time, and shows which test of `npm test` fails for each:
 * `npm run test:faults -- --only renderer/checks`. It ends with 1 if no test finds a fault.
 */
import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { build } from 'esbuild';
import { findBrowser } from '../browser/findBrowser.js';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const { values } = parseArgs({ options: { only: { type: 'string' } } });
const scratch = realpathSync(mkdtempSync(join(tmpdir(), 'gqldocs-faults-')));
try {
  const outfile = join(scratch, 'runFaults.mjs');
  await build({ entryPoints: [join(root, 'test/faults/runFaults.ts')], bundle: true, platform: 'node', format: 'esm', outfile });
  const { runFaults } = await import(pathToFileURL(outfile).href);
  const isComplete = runFaults({ root, scratch, only: values.only, findBrowser: () => findBrowser({ install: true }) });
  process.exitCode = isComplete ? 0 : 1;
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
