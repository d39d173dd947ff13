#!/usr/bin/env node
/**
 * Runs the tests: builds the package from the sources as they are, finds or installs a browser, then runs the test suites. While the first
 * tests run, it writes the types of the package, and checks format and types. Ends with one line, `N passed, N failed`, in which each of
 * these counts as one test.
 *
 * `--all` also runs the tests with the tag `full`. Further arguments go to Vitest: paths, `--project`, `--shard`.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { nativeCompiler } from '../bin/nativeCompiler.js';
import { findBrowser } from './browser/findBrowser.js';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const require = createRequire(import.meta.url);
const scratch = mkdtempSync(join(tmpdir(), 'gqldocs-test-'));
const report = join(scratch, 'report.json');
const runsAll = process.argv.includes('--all');

// Paths of fixtures begin at the repository that they are in. A downloaded archive has none.
const hasOwnRepository = !existsSync(join(root, '.git')) && spawnSync('git', ['init', '--quiet'], { cwd: root }).status === 0;

const build = { name: 'build', ok: await run(['bin/build.js', '--without-types']) };
const checks = [
  ['types of the package', ['bin/buildTypes.js']],
  ['format and lint', [require.resolve('@biomejs/biome/bin/biome'), 'ci', '--error-on-warnings']],
  ['types', [nativeCompiler, '--noEmit']],
].map(async ([name, args]) => ({ name, ok: await run(args) }));
const browser = findBrowser({ install: true });
const ranAll = await run(
  [
    join(dirname(require.resolve('vitest/package.json')), 'vitest.mjs'),
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    // A committed snapshot that is missing is a failure, not a reason to write one.
    '--update=none',
    ...(runsAll ? [] : ['--tags-filter=!full']),
    ...process.argv.slice(2).filter((argument) => argument !== '--all'),
  ],
  { CHROME_PATH: browser, ...(runsAll ? { GQLDOCS_TEST_ALL: '1' } : {}) },
);
const results = [build, ...(await Promise.all(checks))];
const suites = readReport();
rmSync(scratch, { recursive: true, force: true });
if (hasOwnRepository) rmSync(join(root, '.git'), { recursive: true, force: true });

const failedChecks = results.filter(({ ok }) => !ok);
for (const { name } of failedChecks) console.error(`Failed: ${name}`);
const passed = suites.passed + results.length - failedChecks.length;
// A suite that could not even be loaded has no failed test of its own.
const failed = Math.max(suites.failed, ranAll ? 0 : 1) + failedChecks.length;
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 || suites.passed === 0 ? 1 : 0;

/** Resolves to whether the script exits without an error. */
function run(args, env = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
    child.on('error', reject).on('close', (code) => resolve(code === 0));
  });
}

function readReport() {
  try {
    const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8'));
    return { passed: numPassedTests, failed: numFailedTests };
  } catch {
    return { passed: 0, failed: 1 };
  }
}
