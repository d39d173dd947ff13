import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { extractPackage } from '../../../renderer/api/extractPackage.ts';
import { packageConfig } from './extractFixture.ts';

const files = {
  'base.json': '{ "extends": "./missing.json", "compilerOptions": { "types": [] } }',
  'tool/package.json': '{ "name": "tool", "types": "src/index.ts" }',
  'tool/tsconfig.json': '{ "extends": "../base.json" }',
  'tool/src/index.ts':
    "export * from 'other';\nexport type { Made } from './made/types';\n/** {@include ../notes.md} {@include ../gone.md} {@include ../../secret.md} */\nexport const one = 1;",
  'tool/notes.md': '{@include more.md}',
  'tool/more.md': 'More.',
  'other/package.json': '{ "name": "other", "types": "index.ts" }',
  'other/index.ts': 'export const two = 2;',
  'secret.md': 'Secret.',
};

let folder: string;
beforeAll(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'gqldocs-read-')));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  mkdirSync(join(folder, 'tool/node_modules'));
  symlinkSync('../../other', join(folder, 'tool/node_modules/other'));
});
afterAll(() => rmSync(folder, { recursive: true }));

it('lists all files that it read or looked for: extended tsconfigs, included files, missing imports, and linked packages by real path', async () => {
  const { files: reported = [] } = await extractPackage({ root: folder, config: { ...packageConfig('tool'), path: join(folder, 'tool') } });
  const own = reported.map((file) => relative(folder, file)).filter((file) => !/^\.\.|node_modules|jsconfig/.test(file));
  expect([...new Set(own)].sort()).toEqual([
    'base.json',
    'missing.json',
    'other/index.ts',
    'other/package.json',
    'tool/gone.md',
    'tool/more.md',
    'tool/notes.md',
    'tool/package.json',
    'tool/src',
    'tool/src/index.ts',
    'tool/src/made',
    'tool/src/package.json',
    'tool/tsconfig.json',
  ]);
});
