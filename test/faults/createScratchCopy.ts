import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type Fault, withFault } from './fault.ts';

/** A copy of the repository, for one fault at a time. */
export interface ScratchCopy {
  readonly apply: (fault: Fault) => void;
  readonly takeBack: (fault: Fault) => void;
  /** Builds the package from the sources of the copy. Throws if that fails. */
  readonly build: () => void;
  /** Runs test files as `npm test` does, in a process of their own. The first failure ends the run. */
  readonly runTests: (files: readonly string[]) => TestRun;
}

export interface TestRun {
  /** Test files with at least one test that has passed. */
  readonly passed: readonly string[];
  /** Titles of tests that have failed. */
  readonly failed: readonly string[];
  /** Errors of test files that could not be loaded, or of a run that did not end. */
  readonly broken: readonly string[];
}

interface CopyRequest {
  /** Absolute folder of the repository. */
  readonly root: string;
  /** Absolute folder of the copy, which does not exist yet. */
  readonly folder: string;
  /** Variables for the tests, in addition to those of this process. */
  readonly env: NodeJS.ProcessEnv;
}

/** What is installed, built or Git's own is not copied. */
const omitted: ReadonlySet<string> = new Set(['node_modules', 'dist', '.git', 'build']);

/** Milliseconds. */
const longestRun = 30 * 60_000;

/** Copies the repository as it is, with what is not committed. */
export function createScratchCopy({ root, folder, env }: CopyRequest): ScratchCopy {
  cpSync(root, folder, { recursive: true, filter: (path) => !omitted.has(relative(root, path)) });
  linkPackages(join(root, 'node_modules'), join(folder, 'node_modules'));
  const run = (args: readonly string[]) =>
    spawnSync(process.execPath, args, {
      ...{ cwd: folder, encoding: 'utf8', timeout: longestRun, killSignal: 'SIGKILL', maxBuffer: 2 ** 28 },
      env: { ...process.env, NO_COLOR: '1', ...env },
    });
  return {
    apply: (fault) => {
      const file = join(folder, fault.file);
      writeFileSync(file, withFault(readFileSync(file, 'utf8'), fault));
    },
    takeBack: ({ file }) => cpSync(join(root, file), join(folder, file)),
    build: () => {
      const { status, stderr } = run(['bin/build.js', '--without-types']);
      if (status !== 0) throw new Error(`The package could not be built.\n${stderr}`);
    },
    runTests: (files) => {
      const report = join(folder, 'report.json');
      rmSync(report, { force: true });
      const options = ['--tags-filter=!full', '--update=none', '--bail=1', '--reporter=json', `--outputFile=${report}`];
      const { stdout, stderr } = run(['node_modules/vitest/vitest.mjs', 'run', ...options, ...files]);
      if (!existsSync(report)) return { passed: [], failed: [], broken: [`The tests did not run to their end.\n${stdout}\n${stderr}`] };
      return readReport(JSON.parse(readFileSync(report, 'utf8')), folder);
    },
  };
}

/** Links each package by itself: sites that the tests store next to the packages stay in the copy. */
function linkPackages(from: string, to: string): void {
  mkdirSync(to);
  for (const name of readdirSync(from)) if (name !== '.cache') symlinkSync(join(from, name), join(to, name));
}

/** Part of Vitest's report. */
interface Report {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
  }[];
}

function readReport({ testResults }: Report, folder: string): TestRun {
  const passed = testResults.filter(({ assertionResults }) => assertionResults.some(({ status }) => status === 'passed'));
  const failed = testResults.flatMap(({ assertionResults }) => assertionResults.filter(({ status }) => status === 'failed'));
  const broken = testResults.filter(({ status, message }) => status === 'failed' && message !== '');
  return {
    passed: passed.map(({ name }) => relative(folder, name)),
    failed: failed.map(({ fullName }) => fullName),
    broken: broken.map(({ name, message }) => `${relative(folder, name)}: ${message}`),
  };
}
