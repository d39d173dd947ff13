#!/usr/bin/env node
/**
 * Compares real releases with `gqldocs diff`: releases that their authors called minor or patch, which `--expect minor` should let pass, and
 * breaking ones, which it must not.
 *
 *     node bench/minorReleases.mjs [--only zod,vue] [--breaking] [--reports folder] [--seconds 120]
 *
 * Prints a Markdown table. With `--reports`, the JSON of each comparison is kept, and a comparison whose file exists is not repeated.
 */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { runMeasured } from './measure/runMeasured.mjs';
import { table } from './report/table.mjs';
import { breakingReleases, minorReleases } from './setup/releaseList.mjs';

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    breaking: { type: 'boolean', default: false },
    reports: { type: 'string' },
    seconds: { type: 'string', default: '120' },
  },
});
const bin = join(import.meta.dirname, '../bin/gqldocs.js');
const folder = values.reports === undefined ? mkdtempSync(join(tmpdir(), 'gqldocs-minor-')) : resolve(values.reports);
const only = values.only?.split(',');
const releases = (values.breaking ? breakingReleases : minorReleases).filter(({ name }) => only?.includes(name) ?? true);
mkdirSync(folder, { recursive: true });

const rows = [];
for (const { name, from, to } of releases) {
  const file = join(folder, `${`${name}-${from}-${to}`.replaceAll('/', '+')}.json`);
  const run = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : await compare({ name, from, to });
  writeFileSync(file, JSON.stringify(run));
  rows.push(rowOf({ name, from, to }, run));
  console.error(rows.at(-1).join(' | '));
}
if (values.reports === undefined) rmSync(folder, { recursive: true });
const head = ['release', 'passes', 'verdict', 'major', 'suspected', 'unknown', 'seconds', 'MB'];
console.log(table(head, rows));
console.log(`\n${rows.filter(([, passes]) => passes === 'yes').length} of ${rows.length} pass --expect minor.`);

async function compare({ name, from, to }) {
  const args = [bin, 'diff', `npm:${name}@${from}`, `npm:${name}@${to}`, '--expect', 'minor', '--json'];
  const limit = Number(values.seconds);
  const { stdout, ...run } = await runMeasured({ program: process.execPath, args, cwd: folder, limit, mayFail: true });
  return { ...run, report: stdout.startsWith('{') ? JSON.parse(stdout) : {} };
}

function rowOf({ name, from, to }, { code, seconds, peakMemory, report }) {
  const entries = (report.entries ?? []).filter(({ accepted }) => accepted === undefined);
  const unknown = entries.filter(({ verdict }) => verdict === 'unknown');
  const suspected = unknown.filter((one) => one.suspected);
  const counts = [entries.filter(({ verdict }) => verdict === 'major').length, suspected.length, unknown.length - suspected.length];
  const measures = [seconds, peakMemory / 1e6].map((one) => one.toFixed(0));
  return [`${name} ${from} → ${to}`, code === 0 ? 'yes' : 'no', report.verdict ?? `ended with ${code}`, ...counts.map(String), ...measures];
}
