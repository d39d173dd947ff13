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
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  const { value } = snapshotPackage({ folder, root: folder, libraries: new Map() });
  expect(value?.snapshot.modules.map(({ exports }) => exports.map(({ name }) => name))).toEqual([['value']]);
});
