#!/usr/bin/env node
/**
 * Runs the fuzzers: `npm run test:fuzz -- --rounds 100 --seed 7 --only watch`. All run when none is named. It ends with 1 at the first
 * difference between a site that was built or watched through many edits and a clean build of the same sources, or when a reader of
 * foreign data throws or writes outside of its folder.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { build } from 'esbuild';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '20' }, seed: { type: 'string', default: '1' }, only: { type: 'string' } },
});
// Next to the packages that it imports: the compiler is not a module that can be bundled.
const scratch = mkdtempSync(join(root, 'node_modules/.gqldocs-fuzzer-'));
const outfile = join(scratch, 'runFuzz.mjs');
const entryPoints = [join(root, 'test/oracles/runFuzz.ts')];
await build({ entryPoints, bundle: true, packages: 'external', platform: 'node', format: 'esm', outfile });
const { runFuzz, allFuzzers } = await import(pathToFileURL(outfile).href);
rmSync(scratch, { recursive: true });
const api = await import(pathToFileURL(join(root, 'dist/index.js')).href);

const chosen = values.only === undefined ? allFuzzers : allFuzzers.filter((name) => name === values.only);
if (chosen.length === 0) throw new Error(`There is no fuzzer "${values.only}": use ${allFuzzers.join(' or ')}.`);
for (const fuzzer of chosen) {
  const begin = performance.now();
  let published = 0;
  const found = await runFuzz({
    api,
    bin: join(root, 'bin/gqldocs.js'),
    fixture: join(root, 'test/fixtures/sites/fuzzed'),
    seed: Number(values.seed),
    rounds: Number(values.rounds),
    fuzzer,
    onRound: ({ round, isPublished }) => {
      published += isPublished ? 1 : 0;
      if (process.stdout.isTTY) process.stdout.write(`\r${fuzzer}: ${round} of ${values.rounds} rounds`);
    },
  });
  const seconds = Math.round((performance.now() - begin) / 1000);
  if (found !== undefined) {
    console.error(`\n${found}`);
    process.exit(1);
  }
  const sites = `${published} of them with a site or files, the others with problems alone`;
  console.log(`\r${fuzzer}: ${values.rounds} rounds with seed ${values.seed} without a difference (${sites}), in ${seconds} s`);
}
process.exit(0);
