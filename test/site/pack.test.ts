import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { repository } from './graphqlSite.ts';

interface Packed {
  readonly filename: string;
  readonly size: number;
  readonly files: readonly { readonly path: string }[];
}

let scratch: string;
/** A project that the tarball is installed into. */
let app: string;
let packed: Packed;

beforeAll(() => {
  scratch = mkdtempSync(join(tmpdir(), 'gqldocs-pack-'));
  [packed] = JSON.parse(npm(['pack', '--ignore-scripts', '--json', '--pack-destination', scratch], repository));
});

afterAll(() => rmSync(scratch, { recursive: true, force: true }));

it('contains only the files that it needs', () => {
  const paths = packed.files.map(({ path }) => path);
  const top = new Set(paths.map((path) => path.split('/')[0]));
  expect([...top].toSorted()).toEqual([
    ...['CHANGELOG.md', 'LICENSE', 'README.md', 'bin', 'cli', 'client', 'dist', 'package.json', 'renderer', 'templates'],
  ]);
  expect(paths.filter((path) => /^(?:bin|cli)\//.test(path))).toEqual([
    'bin/gqldocs.js',
    'cli/report/diff.schema.json',
    'cli/report/report.schema.json',
  ]);
  expect(paths.filter((path) => /^renderer\/(?!model\/)|\.test\.|\.map$/.test(path))).toEqual([]);
  expect(paths.filter((path) => path.startsWith('dist/.'))).toEqual([]);
  expect(packed.size).toBeLessThan(1_905_000);
});

it('has no script that an installation runs or warns about', () => {
  const { scripts } = JSON.parse(readFileSync(join(repository, 'package.json'), 'utf8'));
  expect(Object.keys(scripts)).not.toEqual(expect.arrayContaining([expect.stringMatching(/^(?:pre|post)?(?:install|prepare)$/)]));
});

describe('installed into an empty project outside of the repository, it', { tags: ['full'] }, () => {
  beforeAll(() => {
    app = join(scratch, 'app');
    mkdirSync(app);
    writeFileSync(join(app, 'package.json'), '{ "name": "app", "private": true, "type": "module" }\n');
    npm(['install', '--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts', join(scratch, packed.filename)], app);
  }, 300_000);

  it('sets up a project and builds it', () => {
    gqldocs(['init']);
    expect(readdirSync(app)).toEqual(expect.arrayContaining(['gqldocs.config.ts', 'content', '.github']));
    expect(JSON.parse(gqldocs(['build', '--json']))).toMatchObject({ version: 1, ok: true, published: true, problems: [] });
    expect(readFileSync(join(app, 'build/getting-started/index.html'), 'utf8')).toContain('Getting started');
  });

  it('documents a package without a config', () => {
    const report: unknown = JSON.parse(gqldocs(['build', 'node_modules/sirv', '--config', 'none.ts', '--json'], 2));
    expect(report).toMatchObject({ problems: [{ code: 'config/missing' }] });
    const folder = join(scratch, 'elsewhere');
    mkdirSync(folder);
    const text = node([join(app, 'node_modules/gqldocs/bin/gqldocs.js'), 'build', join(app, 'node_modules/sirv'), '--json'], folder);
    expect(JSON.parse(text)).toMatchObject({ ok: true, published: true });
  });

  it('can be imported by scripts', () => {
    writeFileSync(
      join(app, 'use.js'),
      `import { build, check, defineConfig, loadConfig, serve } from 'gqldocs';
const stages = new Set();
const report = await check({ onProgress: ({ stage }) => stage && stages.add(stage) });
console.log(JSON.stringify([report.ok, stages.size > 5, [build, defineConfig, loadConfig, serve].map((one) => typeof one)]));\n`,
    );
    expect(JSON.parse(node(['use.js'], app))).toEqual([true, true, ['function', 'function', 'function', 'function']]);
  });

  it('has types that compile in a strict project', () => {
    writeFileSync(
      join(app, 'use.ts'),
      `import { type BuildReport, build, check, defineConfig, type ExtractReport, extract, loadConfig, type ProgressEvent, serve } from 'gqldocs';
export const config = defineConfig({ title: 'App', api: { packages: [{ path: '.', readme: 'page' }] } });
// @ts-expect-error There is no such key.
export const wrong = defineConfig({ titel: 'App' });
export function run(signal: AbortSignal, onProgress: (event: ProgressEvent) => void): Promise<BuildReport> {
  return build({ cwd: '.', packages: ['.'], filter: ['app'], signal, onProgress });
}
export function runElsewhere(signal: AbortSignal): Promise<readonly [ExtractReport, BuildReport]> {
  return Promise.all([extract({ package: '.', out: 'app.gqldocs.jsonl', signal }), build({ from: ['app.gqldocs.jsonl'], signal })]);
}
export const all = [check, loadConfig, serve];\n`,
    );
    const compilerOptions = {
      noEmit: true,
      strict: true,
      module: 'nodenext',
      target: 'es2023',
      skipLibCheck: false,
      types: [],
      exactOptionalPropertyTypes: true,
    };
    writeFileSync(join(app, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['use.ts', 'gqldocs.config.ts'] }));
    expect(node(['node_modules/typescript/bin/tsc'], app)).toBe('');
  });
});

function gqldocs(args: readonly string[], code = 0): string {
  return node(['node_modules/gqldocs/bin/gqldocs.js', ...args], app, code);
}

/** What a script prints; it must end with the code. */
function node(args: readonly string[], cwd: string, code = 0): string {
  try {
    const text = execFileSync(process.execPath, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
    expect(code).toBe(0);
    return text;
  } catch (error) {
    if (!(error instanceof Error && 'status' in error && error.status === code && 'stdout' in error)) throw error;
    return String(error.stdout);
  }
}

function npm(args: readonly string[], cwd: string): string {
  return execFileSync('npm', args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'], shell: process.platform === 'win32' });
}
