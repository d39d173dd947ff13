import { execFileSync } from 'node:child_process';
import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readRelease } from '../../../../renderer/release/take/readRelease.ts';
import { oneLibrary } from '../../compare/oneLibrary.ts';

const folder = mkdtempSync(join(realpathSync(tmpdir()), 'gqldocs-release-'));
const libraries = oneLibrary();

beforeAll(() => {
  const git = (...args: readonly string[]): void =>
    void execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.c', ...args], { cwd: folder });
  const write = (version: string): void =>
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'p', version, types: './i.d.ts' }));
  write('1.0.0');
  writeFileSync(join(folder, 'i.d.ts'), 'export declare const a: 1;\n');
  git('init', '-q');
  git('add', '.');
  git('commit', '-qm', 'first');
  git('tag', 'v1.0.0');
  write('2.0.0');
});

afterAll(() => rmSync(folder, { recursive: true }));

it.each([
  ['v1.0.0', '1.0.0'],
  ['.@v1.0.0', '1.0.0'],
  ['HEAD', '1.0.0'],
  ['.', '2.0.0'],
])('reads the release "%s"', async (given, version) => {
  const { value, problems } = await readRelease({ given, cwd: folder, libraries });
  expect(problems).toEqual([]);
  expect(value?.snapshot.package.version).toBe(version);
});

it.each(['v9', '--help', 'none.tgz'])('says that "%s" is neither a file nor a ref', async (given) => {
  const { value, problems } = await readRelease({ given, cwd: folder, libraries });
  expect([value, ...problems.map(({ message }) => message)]).toEqual([
    undefined,
    `Cannot read a release from "${given}": there is no such file, folder or Git ref.`,
  ]);
});

it('reads a release with a script that is nested too deeply for the compiler', async () => {
  const deep = join(folder, 'script');
  execFileSync('mkdir', [deep]);
  writeFileSync(join(deep, 'package.json'), JSON.stringify({ name: 'script', type: 'module', main: './i.js', types: './i.d.ts' }));
  writeFileSync(join(deep, 'i.js'), `export const a = ${'['.repeat(20_000)}${']'.repeat(20_000)};\n`);
  writeFileSync(join(deep, 'i.d.ts'), 'export declare const a: 1;\n');
  const { value, problems } = await readRelease({ given: deep, cwd: folder, libraries, wantsUncompared: true });
  expect([value?.snapshot.declarations.length, value?.scriptNames, problems]).toEqual([1, {}, []]);
});

it('reports types that are nested too deeply for the compiler', async () => {
  const deep = join(folder, 'deep');
  execFileSync('mkdir', [deep]);
  writeFileSync(join(deep, 'package.json'), JSON.stringify({ name: 'deep', types: './i.d.ts' }));
  writeFileSync(join(deep, 'i.d.ts'), `export type T = ${'('.repeat(20_000)}1${')'.repeat(20_000)};\n`);
  const { value, problems } = await readRelease({ given: deep, cwd: folder, libraries, wantsUncompared: true });
  expect([value, problems.map(({ code }) => code)]).toEqual([undefined, ['api/extract']]);
  expect(problems[0]?.message).toContain('"deep": a type or an expression is nested too deeply');
});
