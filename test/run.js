#!/usr/bin/env node
/**
 * Runs every test: builds the package from the sources as they are, finds or installs a browser, then formatting, types and the
 * test suites. Ends with one line, `N passed, N failed`, in which formatting, types and the build count as one test each.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findBrowser } from './browser/findBrowser.js';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const require = createRequire(import.meta.url);
const scratch = mkdtempSync(join(tmpdir(), 'gqldocs-test-'));
const report = join(scratch, 'report.json');

const checks = [
  ['build', ['bin/build.js']],
  ['format and lint', [require.resolve('@biomejs/biome/bin/biome'), 'ci', '--error-on-warnings']],
  ['types', [require.resolve('typescript/bin/tsc'), '--noEmit']],
];
const results = checks.map(([name, args]) => ({ name, ok: run(args) }));
const browser = findBrowser({ install: true });
const ranAll = run(
  [
    join(dirname(require.resolve('vitest/package.json')), 'vitest.mjs'),
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    // A committed snapshot that is missing is a failure, not a reason to write one.
    '--update=none',
    ...process.argv.slice(2),
  ],
  { CHROME_PATH: browser },
);
const suites = readReport();
rmSync(scratch, { recursive: true, force: true });

const failedChecks = results.filter(({ ok }) => !ok);
for (const { name } of failedChecks) console.error(`Failed: ${name}`);
const passed = suites.passed + results.length - failedChecks.length;
// A suite that could not even be loaded has no failed test of its own.
const failed = Math.max(suites.failed, ranAll ? 0 : 1) + failedChecks.length;
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 || suites.passed === 0 ? 1 : 0;

function run(args, env = {}) {
  const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
  return status === 0;
}

function readReport() {
  try {
    const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8'));
    return { passed: numPassedTests, failed: numFailedTests };
  } catch {
    return { passed: 0, failed: 1 };
  }
}
