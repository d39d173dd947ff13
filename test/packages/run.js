#!/usr/bin/env node
/**
 * Builds a site for each of many packages from the registry, without a config, and compares its names with the compiler's. Prints a
 * Markdown table. Arguments are names of packages to try instead of the list.
 *
 * npm run test:packages
 * npm run test:packages -- zod @types/express
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { buildPackage } from './buildPackage.js';
import { checkSite, countNames } from './checkSite.js';
import { packages } from './packages.js';

const bin = join(dirname(dirname(dirname(fileURLToPath(import.meta.url)))), 'bin/gqldocs.js');
// Outside of any project, whose `node_modules` packages would find otherwise.
const scratch = join(tmpdir(), 'gqldocs-packages');
const { values, positionals } = parseArgs({ allowPositionals: true, options: { keep: { type: 'boolean', default: false } } });
const wanted = positionals.map((spec) => ({ spec, style: '' }));
let failed = 0;

console.log('| package | version | style | entry points | names | pages | problems | seconds | MB | result |');
console.log('| --- | --- | --- | ---: | ---: | ---: | ---: | ---: | ---: | --- |');
for (const { spec, style } of wanted.length > 0 ? wanted : packages) {
  const { version, faults, ...counts } = await tryPackage(spec);
  if (faults.length > 0) failed++;
  const { entryPoints, names, pages, problems, seconds, megabytes } = counts;
  const result = faults.length === 0 ? 'ok' : `${faults.length} faults`;
  const cells = [nameOf(spec), version, style, entryPoints, names, pages, problems, seconds.toFixed(1), Math.round(megabytes), result];
  console.log(`| ${cells.join(' | ')} |`);
  for (const fault of faults.slice(0, 10)) console.error(`  ${fault}`);
}
console.log(failed === 0 ? '\nAll of them hold.' : `\n${failed} failed.`);
process.exitCode = failed === 0 ? 0 : 1;

async function tryPackage(spec) {
  const name = nameOf(spec);
  const folder = join(scratch, spec.replace(/[^\w.-]+/g, '_'));
  const path = join(folder, 'node_modules', name);
  const nothing = { entryPoints: 0, names: 0, pages: 0, seconds: 0, megabytes: 0, problems: 0 };
  if (!install(spec, folder, name)) return { ...nothing, version: '', faults: [`npm could not install ${spec}`] };
  const { version } = JSON.parse(readFileSync(join(path, 'package.json'), 'utf8'));
  const { code, report, stderr, site, ...cost } = await buildPackage({ bin, path, folder: join(folder, 'site') });
  const counts = { ...nothing, ...cost, version, pages: report?.pages ?? 0, problems: report?.problems.length ?? 0 };
  const errors = report?.problems.filter(({ severity }) => severity === 'error').map(({ message }) => message) ?? [];
  if (code !== 0) return { ...counts, faults: [`exit code ${code}`, ...errors, ...(report === undefined ? [stderr] : [])] };
  const faults = checkSite({ folder, name, site });
  const result = { ...counts, ...countNames({ name, site }), faults };
  if (faults.length === 0 && !values.keep) rmSync(site, { recursive: true });
  return result;
}

/** Without the version to install. */
function nameOf(spec) {
  return spec.replace(/(.)@.*$/, '$1');
}

/** Each package has a folder of its own, so that it does not see dependencies of others. */
function install(spec, folder, name) {
  if (existsSync(join(folder, 'node_modules', name, 'package.json'))) return true;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "private": true }\n');
  const args = ['install', spec, '--no-save', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'];
  return spawnSync('npm', args, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;
}
