import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { snapshotPackage } from '../../../../renderer/release/take/snapshotPackage.ts';

let root = '';
beforeAll(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'gqldocs-scripts-')));
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

it('reads scripts of an installed package that import each other, and have a type without a name', { tags: ['full'] }, () => {
  const folder = join(root, 'node_modules', 'pkg');
  const files = {
    'package.json': JSON.stringify({ name: 'pkg', version: '1.0.0', type: 'module', exports: './index.js' }),
    'index.js': "import { make } from './lib/one.js';\nexport const value = make();\n",
    'lib/one.js': "import { other } from './two.js';\nexport const make = other;\n",
    'lib/two.js': "import { last } from './three.js';\nexport const other = last;\n",
    'lib/three.js': 'const key = Symbol();\nexport const last = () => new (class { [key]() {} text = ""; })();\n',
  };
  expect(modulesOf(folder, files).map(({ exports }) => exports.map(({ name }) => name))).toEqual([['value']]);
});

it('leaves out scripts that only a pattern of `exports` matches, if others have names', { tags: ['full'] }, () => {
  const names = (exports: object): readonly string[] => {
    const folder = mkdtempSync(join(root, 'matched-'));
    const one = 'export const one = 1;\n';
    const files = { 'package.json': JSON.stringify({ name: 'pkg', exports }), 'index.js': one, 'src/deep.js': 'export const two = 2;\n' };
    return modulesOf(folder, files).map(({ name }) => name);
  };
  expect(names({ '.': './index.js', './src/*': './src/*.js' })).toEqual(['']);
  expect(names({ './src/*': './src/*.js' })).toEqual(['src/deep']);
});

function modulesOf(folder: string, files: Readonly<Record<string, string>>) {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return snapshotPackage({ folder, root: folder, libraries: new Map() }).value?.snapshot.modules ?? [];
}
