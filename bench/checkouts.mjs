#!/usr/bin/env node
/**
 * Compares two checkouts of gqldocs on the same project: cold, with nothing changed, and with one document edited.
 *
 *     node bench/checkouts.mjs <checkout> <project> <other checkout> <other project> <document> [runs]
 *
 * Both projects have the same content; each is built by its own checkout, in turn, round by round. The first round is not counted.
 * Caches are inside of the projects. `document` is a path in both projects, to which each run appends a paragraph.
 */
import { appendFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { runMeasured } from './measure/runMeasured.mjs';
import { spread } from './report/statistics.mjs';

const [checkout, project, otherCheckout, otherProject, document, runs = '5'] = process.argv.slice(2);
if (document === undefined)
  throw new Error('Usage: node bench/checkouts.mjs <checkout> <project> <other checkout> <other project> <document> [runs]');
const sides = [
  { bin: resolve(checkout, 'bin/gqldocs.js'), cwd: resolve(project) },
  { bin: resolve(otherCheckout, 'bin/gqldocs.js'), cwd: resolve(otherProject) },
];
const build = ({ bin, cwd }) =>
  runMeasured({ program: process.execPath, args: [bin, 'build', '--quiet', '--cache-dir', '.bench-cache'], cwd });
const jobs = {
  cold: (side) => {
    for (const folder of ['build', '.bench-cache']) rmSync(join(side.cwd, folder), { recursive: true, force: true });
    return build(side);
  },
  'nothing changed': build,
  'one document edited': (side) => {
    appendFileSync(join(side.cwd, document), '\nOne more paragraph.\n');
    return build(side);
  },
};

console.log('| job | first, s | other, s | ratio of time, pair by pair | ratio of peak memory |\n|---|--:|--:|--:|--:|');
const results = Object.fromEntries(Object.keys(jobs).map((job) => [job, []]));
for (let round = 0; round <= Number(runs); round += 1) {
  for (const [job, run] of Object.entries(jobs)) {
    const pair = [await run(sides[0]), await run(sides[1])];
    if (round > 0) results[job].push(pair);
  }
}
for (const [job, pairs] of Object.entries(results)) {
  const column = (pick, digits) => spread(pairs.map(pick), digits);
  const seconds = [0, 1].map((side) => column((pair) => pair[side].seconds, 2));
  const time = column(([a, b]) => a.seconds / b.seconds, 2);
  const memory = column(([a, b]) => a.peakMemory / b.peakMemory, 2);
  console.log(`| ${job} | ${seconds.join(' | ')} | ${time} | ${memory} |`);
}
