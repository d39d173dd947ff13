#!/usr/bin/env node
/**
 * Compares a cold build of the GraphQL.js site with `typedoc --json` on the same entry point, which is only extraction.
 *
 * node bench/cold.mjs [runs]
 *
 * Both run in turn as whole processes, without a cache or earlier output, after a warm-up run each. Prints medians and the median of the
 * ratios of pairs, because machines differ and drift.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { cpus, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { tsconfig } from './setup/tsconfig.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const require = createRequire(import.meta.url);
const runs = Number(process.argv[2] ?? 5);
const scratch = mkdtempSync(join(tmpdir(), 'gqldocs-bench-'));
const entryPoint = join(root, 'node_modules/graphql/index.d.ts');
// Its own, since with this repository's TypeDoc would read the types of Node and of React as well.
writeFileSync(join(scratch, 'tsconfig.json'), tsconfig([entryPoint]));
const typedoc = join(dirname(require.resolve('typedoc/package.json')), 'bin/typedoc');

const commands = {
  'gqldocs build (whole site)': [join(root, 'bin/gqldocs.js'), 'build', '--quiet', '--no-cache', '--out-dir', join(scratch, 'site')],
  'typedoc --json (extraction alone)': [
    typedoc,
    '--json',
    join(scratch, 'api.json'),
    '--tsconfig',
    join(scratch, 'tsconfig.json'),
    '--skipErrorChecking',
    '--logLevel',
    'Error',
    entryPoint,
  ],
};
const names = Object.keys(commands);
const seconds = Object.fromEntries(names.map((name) => [name, []]));
for (let run = 0; run <= runs; run += 1) {
  for (const name of names) {
    rmSync(join(scratch, 'site'), { recursive: true, force: true });
    const begin = performance.now();
    const { status, stderr } = spawnSync(process.execPath, commands[name], { cwd: root, encoding: 'utf8' });
    if (status !== 0) throw new Error(`${name} failed:\n${stderr}`);
    if (run > 0) seconds[name].push((performance.now() - begin) / 1000);
  }
}
rmSync(scratch, { recursive: true, force: true });

const [ours = '', theirs = ''] = names;
const ratios = seconds[ours].map((value, index) => value / seconds[theirs][index]);
console.log(`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model.trim() ?? 'unknown'}, medians of ${runs}\n`);
console.log('| command | median s | min–max s |\n|---|--:|--:|');
for (const name of names)
  console.log(
    `| ${name} | ${median(seconds[name]).toFixed(2)} | ${Math.min(...seconds[name]).toFixed(2)}–${Math.max(...seconds[name]).toFixed(2)} |`,
  );
console.log(`\nRatio, pair by pair: ${median(ratios).toFixed(2)} (${Math.min(...ratios).toFixed(2)}–${Math.max(...ratios).toFixed(2)})`);

function median(values) {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}
