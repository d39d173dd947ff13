import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it, test } from 'vitest';
import { findEntryPoints } from '../../../../renderer/api/entry/findEntryPoints.ts';
import { openProjects } from '../../../../renderer/api/entry/openProjects.ts';
import { readPackageInfo } from '../../../../renderer/api/entry/readPackageInfo.ts';
import { extractPackage } from '../../../../renderer/api/extractPackage.ts';
import { loadProgram } from '../../../../renderer/api/program/loadProgram.ts';
import { readTsconfigErrors } from '../../../../renderer/api/program/readTsconfigErrors.ts';
import type { PackageConfig } from '../../../../renderer/model/config.ts';
import { formatSnapshot } from '../../../../renderer/release/formatSnapshot.ts';
import { snapshotPackage } from '../../../../renderer/release/take/snapshotPackage.ts';
import { packageConfig } from '../extractFixture.ts';

type Files = Readonly<Record<string, string | object>>;

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

function write(files: Files): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'gqldocs-projects-')));
  folders.push(folder);
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), typeof content === 'string' ? content : JSON.stringify(content));
  }
  return folder;
}

/** Without TypeScript's library, since parsing it takes most of the time. */
const basic = { module: 'esnext', moduleResolution: 'bundler', target: 'es2022', noLib: true };
const packageJson = { name: 'sample', version: '1.0.0', type: 'module', exports: { '.': './src/index.ts', './tool': './tool/index.ts' } };
/** Two projects in which `@/value` means different files. */
const twoProjects = {
  'package.json': packageJson,
  'tsconfig.json': { files: [], references: [{ path: './tsconfig.app.json' }, { path: './tool' }] },
  'tsconfig.app.json': { compilerOptions: { ...basic, paths: { '@/*': ['./src/*'] } }, include: ['src'] },
  'tool/tsconfig.json': { compilerOptions: { ...basic, paths: { '@/*': ['./*'] } }, include: ['.'] },
  'src/index.ts': "export { value as ofApp } from '@/value';\n",
  'src/value.ts': "export const value = 'app';\n",
  'tool/index.ts': "export { value as ofTool } from '@/value';\n",
  'tool/value.ts': 'export const value = 7;\n',
};

/** Types of the exports of all entry points, as the compiler prints them. */
function typesOf(folder: string, path = '.'): Readonly<Record<string, string>> {
  const info = readPackageInfo({ path: join(folder, path), root: folder });
  const entryPoints = findEntryPoints({ entryPoints: undefined, tsconfig: undefined }, info).value;
  const program = loadProgram({ info, tsconfig: undefined, entryPoints });
  const checker = program.getTypeChecker();
  const exports = entryPoints.flatMap(({ file }) => {
    const source = program.getSourceFile(file);
    const symbol = source && checker.getSymbolAtLocation(source);
    return symbol === undefined ? [] : checker.getExportsOfModule(symbol);
  });
  return Object.fromEntries(exports.map((one) => [one.name, checker.typeToString(checker.getTypeOfSymbol(one))]));
}

describe('a source is read with the options of the tsconfig that includes it', () => {
  test('of those that the tsconfig references, for each entry point', () => {
    expect(typesOf(write(twoProjects))).toEqual({ ofApp: '"app"', ofTool: '7' });
  });

  test('at any depth, in folders and by other names, also if references form a circle', () => {
    const files = {
      'package.json': packageJson,
      'tsconfig.json': { files: [], references: [{ path: './all.json' }] },
      'all.json': { files: [], references: [{ path: './tsconfig.json' }, { path: './test' }, { path: './src' }] },
      'test/tsconfig.json': { compilerOptions: basic, include: ['.'] },
      'test/one.ts': 'export {};\n',
      'config/base.json': { compilerOptions: { ...basic, paths: { '$/*': ['../src/*'] } } },
      'src/tsconfig.json': { extends: ['../config/base.json'], include: ['.'] },
      'src/index.ts': "export { value } from '$/value';\n",
      'src/value.ts': 'export const value = true;\n',
    };
    expect(typesOf(write(files))).toEqual({ value: 'true' });
  });

  test('its own before those that it references', () => {
    const files = {
      ...twoProjects,
      'tsconfig.json': { compilerOptions: { ...basic, paths: { '@/*': ['./own/*'] } }, include: ['src'], references: [{ path: './tool' }] },
      'own/value.ts': "export const value = 'own';\n",
    };
    expect(typesOf(write(files))).toEqual({ ofApp: '"own"', ofTool: '7' });
  });

  test('in another package of the workspace, by the tsconfig there', () => {
    const files = {
      'package.json': { name: 'root', private: true, workspaces: ['packages/*'] },
      'packages/app/package.json': { name: 'app', version: '1.0.0', exports: './index.ts' },
      'packages/app/tsconfig.json': { compilerOptions: { ...basic, paths: { '~/*': ['./*'] } } },
      'packages/app/index.ts': "export { core } from 'core';\nexport { own } from '~/own';\n",
      'packages/app/own.ts': "export const own = 'app';\n",
      'packages/core/package.json': { name: 'core', version: '1.0.0', exports: './src/index.ts' },
      'packages/core/tsconfig.json': { files: [], references: [{ path: './tsconfig.lib.json' }] },
      'packages/core/tsconfig.lib.json': { compilerOptions: { ...basic, paths: { '~/*': ['./src/*'] } }, include: ['src'] },
      'packages/core/src/index.ts': "export { own as core } from '~/own';\n",
      'packages/core/src/own.ts': "export const own = 'core';\n",
    };
    expect(typesOf(write(files), 'packages/app')).toEqual({ core: '"core"', own: '"app"' });
  });

  test('above its package, if that has none', () => {
    const files = {
      'package.json': { name: 'root', private: true, workspaces: ['packages/*'] },
      'tsconfig.json': { compilerOptions: { ...basic, paths: { '@/*': ['./packages/app/*'] } }, include: ['packages/app'] },
      'packages/app/package.json': { name: 'app', version: '1.0.0', exports: './index.ts' },
      'packages/app/index.ts': "export { own } from '@/own';\n",
      'packages/app/own.ts': "export const own = 'app';\n",
      'packages/core/package.json': { name: 'core', version: '1.0.0', exports: './index.ts' },
      'packages/core/index.ts': "export { own } from '@/own';\n",
    };
    const folder = write(files);
    expect(typesOf(folder, 'packages/app')).toEqual({ own: '"app"' });
    expect(typesOf(folder, 'packages/core')).toEqual({ own: 'any' });
  });

  test('in a snapshot', () => {
    const folder = write(twoProjects);
    const { value, problems } = snapshotPackage({ folder, root: folder, libraries: new Map() });
    expect(problems).toEqual([]);
    const text = value === undefined ? '' : formatSnapshot(value.snapshot);
    expect(text).toContain('const ofApp\n  "app"\nconst ofTool\n  7\n');
  });
});

it('finds sources by the output folders of referenced tsconfigs', () => {
  const folder = write({
    'package.json': { name: 'sample', version: '1.0.0', exports: './made/main.js' },
    'tsconfig.json': { files: [], references: [{ path: './tsconfig.lib.json' }] },
    'tsconfig.lib.json': { compilerOptions: { ...basic, outDir: 'made', rootDir: 'code' }, include: ['code'] },
    'code/main.ts': 'export const one = 1;\n',
  });
  expect(typesOf(folder)).toEqual({ one: '1' });
});

it('knows declarations by the project that writes them', () => {
  const folder = write({
    'tsconfig.json': { files: [], references: [{ path: './tsconfig.lib.json' }] },
    'tsconfig.lib.json': { compilerOptions: { ...basic, outDir: 'dist' }, include: ['src'] },
    'src/index.ts': '',
    'dist/index.d.ts': '',
    'other.d.ts': '',
  });
  const projects = openProjects({ path: join(folder, 'tsconfig.json') });
  const pathOf = (file: string) => projects?.projectOf(join(folder, file))?.path;
  expect([pathOf('dist/index.d.ts'), pathOf('other.d.ts')]).toEqual([join(folder, 'tsconfig.lib.json'), undefined]);
});

it('calls back with every tsconfig that counts, also one that is missing', () => {
  const folder = write({ ...twoProjects, 'tsconfig.app.json': { extends: './base.json', references: [{ path: './gone' }] } });
  const read: string[] = [];
  const projects = openProjects({ path: join(folder, 'tsconfig.json'), onRead: (file) => read.push(file) });
  expect([...(projects?.all() ?? [])]).toHaveLength(3);
  for (const file of ['tsconfig.json', 'tsconfig.app.json', 'base.json', 'tool/tsconfig.json', 'gone/tsconfig.json'])
    expect(read).toContain(join(folder, file));
});

it('reports errors of referenced tsconfigs, and references without a file', () => {
  const folder = write({
    'package.json': packageJson,
    'tsconfig.json': '{ "files": [], "references": [\n  { "path": "./tsconfig.lib.json" },\n  { "path": "./tsconfig.gone.json" }] }',
    'tsconfig.lib.json': '{ "extends": "./missing.json" }',
  });
  const problems = readTsconfigErrors(readPackageInfo({ path: folder, root: folder }), undefined);
  expect(problems.map(({ code, message, place }) => [code, message, place])).toEqual([
    ['api/tsconfig', expect.stringContaining('missing.json'), { file: 'tsconfig.lib.json', line: 1, column: 14 }],
    [
      'api/tsconfig',
      'This tsconfig references a file that does not exist: ./tsconfig.gone.json.',
      { file: 'tsconfig.json', line: 3, column: 13 },
    ],
  ]);
});

describe('declarations that only the tsconfig includes', () => {
  const files: Files = {
    'package.json': { name: 'sample', version: '1.0.0', exports: './src/index.ts' },
    'tsconfig.json': { files: [], references: [{ path: './tsconfig.app.json' }] },
    'tsconfig.app.json': { compilerOptions: { ...basic, outDir: 'dist' }, include: ['src', 'types'] },
    'types/env.d.ts':
      "interface Build { commit: string }\ndeclare const BUILD: Build;\ndeclare module '*.txt' { const text: string; export default text }\n",
    'types/more.d.ts': '/// <reference path="./env.d.ts" />\ndeclare global { var dark: boolean }\nexport {};\n',
    'types/used.d.ts': 'declare const used: 1;\n',
    'types/broken.d.ts': 'declare const = ;\n',
    'dist/old.d.ts': 'declare const OLD: 1;\n',
    'other.d.ts': 'declare const OTHER: 1;\n',
    'src/index.ts': `/// <reference path="../types/used.d.ts" />
import words from './a.txt';
export const info = BUILD;
export const isDark = dark;
export { words };
export const one = used;
export const old = OLD;
export const other = OTHER;
`,
  };
  const config = (folder: string): PackageConfig => ({ ...packageConfig('sample'), path: folder });

  it('give types their globals and modules', () => {
    const types = typesOf(write(files));
    expect(types).toMatchObject({ info: 'Build', isDark: 'boolean', words: 'string', one: '1', old: 'any', other: 'any' });
  });

  it('are not part of the package', async () => {
    const folder = write(files);
    const { value, problems } = await extractPackage({ root: folder, config: config(folder) });
    expect(problems).toEqual([]);
    expect(value?.symbols.map(({ name }) => name)).toEqual(['info', 'isDark', 'old', 'one', 'other', 'words']);
    expect(value?.unexported.map(({ name }) => name)).toEqual(['Build']);
    const snapshot = snapshotPackage({ folder, root: folder, libraries: new Map() }).value?.snapshot;
    const api = snapshot === undefined ? '' : formatSnapshot(snapshot);
    expect(api).toContain('const info\n  Build\n');
    expect(api).not.toContain('dark = ');
  });

  it('do not document a package of scripts', async () => {
    const folder = write({
      ...files,
      'package.json': { name: 'sample', version: '1.0.0', exports: './src/index.js' },
      'src/index.ts': '',
      'src/index.js': 'export const one = 1;\n',
    });
    rmSync(join(folder, 'src/index.ts'));
    const { problems } = await extractPackage({ root: folder, config: config(folder) });
    expect(problems).toMatchObject([{ code: 'api/entry-point' }]);
  });

  it('are looked for in the folders that the tsconfig includes, so that a new one is noticed', () => {
    const folder = write(files);
    const read: string[] = [];
    const info = readPackageInfo({ path: folder, root: folder });
    const entryPoints = [{ name: '', file: join(folder, 'src/index.ts') }];
    loadProgram({ info, tsconfig: undefined, entryPoints, onRead: (path) => read.push(path) });
    expect(read).toEqual(expect.arrayContaining([`${folder}/types/`, `${folder}/src/`]));
  });
});
