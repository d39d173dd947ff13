#!/usr/bin/env node
/**
 * Builds a site for each of many packages from the registry and holds it to what the compiler says of the package. Prints a Markdown
 * table. Arguments are names of packages to try instead of the list.
 *
 *     npm run test:packages
 *     npm run test:packages -- zod @types/express
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildPackage } from './buildPackage.js';
import { checkSite } from './checkSite.js';
import { packages } from './packages.js';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const bin = join(root, 'bin/gqldocs.js');
const scratch = join(root, 'node_modules/.cache/gqldocs-packages');
const wanted = process.argv.slice(2);
let failed = 0;

console.log('| package | pages | seconds | MB | problems | result |\n| --- | ---: | ---: | ---: | ---: | --- |');
for (const spec of wanted.length > 0 ? wanted : packages) {
  const { pages, seconds, megabytes, problems, faults } = await tryPackage(spec);
  if (faults.length > 0) failed++;
  const result = faults.length === 0 ? 'ok' : `${faults.length} faults`;
  console.log(`| ${spec} | ${pages} | ${seconds.toFixed(1)} | ${Math.round(megabytes)} | ${problems} | ${result} |`);
  for (const fault of faults.slice(0, 10)) console.error(`  ${fault}`);
}
console.log(failed === 0 ? '\nAll of them hold.' : `\n${failed} failed.`);
process.exitCode = failed === 0 ? 0 : 1;

async function tryPackage(spec) {
  const name = spec.replace(/(.)@.*$/, '$1');
  const folder = join(scratch, spec.replace(/[^\w.-]+/g, '_'));
  const nothing = { pages: 0, seconds: 0, megabytes: 0, problems: 0 };
  if (!install(spec, folder, name)) return { ...nothing, faults: [`npm could not install ${spec}`] };
  const { code, report, stderr, site, ...cost } = await buildPackage({
    bin,
    path: join(folder, 'node_modules', name),
    folder: join(folder, 'site'),
  });
  const counts = { ...cost, pages: report?.pages ?? 0, problems: report?.problems.length ?? 0 };
  const errors = report?.problems.filter(({ severity }) => severity === 'error').map(({ message }) => message) ?? [];
  if (code !== 0) return { ...counts, faults: [`exit code ${code}`, ...errors, ...(report === undefined ? [stderr] : [])] };
  const faults = checkSite({ folder, name, site });
  if (faults.length === 0) rmSync(site, { recursive: true });
  return { ...counts, faults };
}

/** Each package has a folder of its own, so that none sees what another one brings along. */
function install(spec, folder, name) {
  if (existsSync(join(folder, 'node_modules', name, 'package.json'))) return true;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "private": true }\n');
  const args = ['install', spec, '--no-save', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'];
  return spawnSync('npm', args, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;
}
