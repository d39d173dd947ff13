import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { extractPackage } from '../../../../renderer/api/extractPackage.ts';
import { extractFixture, packageConfig } from '../extractFixture.ts';
import { extractOneFile } from '../oneFile.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

it('lists the exports that the reference omits', async () => {
  const { package: pkg } = await extractFixture('unlisted');
  expect(pkg.modules).toMatchObject([{ name: '', symbols: ['unlisted/:function/double'], unlisted: ['devAssert'] }]);
});

it('lists global declarations of a module, even if they have their page in another module', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'gqldocs-unlisted-'));
  folders.push(folder);
  const files = {
    'package.json': '{ "name": "tool", "exports": { ".": "./index.js", "./more": "./more.js" } }',
    'index.d.ts': '/// <reference path="./more.d.ts" />\ndeclare namespace tool { const one: 1; }\n',
    'more.d.ts': 'declare namespace tool { const two: 2; }\n',
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const { value } = await extractPackage({ root: folder, config: { ...packageConfig('tool'), path: folder } });
  expect(value?.modules).toMatchObject([
    { name: '', symbols: ['tool/:namespace/tool'], references: [], globals: ['tool'] },
    { name: 'more', symbols: [], references: [{ name: 'tool', target: 'tool/:namespace/tool' }], globals: ['tool'] },
  ]);
});

it('names the global variable of a module in scripts', async () => {
  const text = 'declare function slug(): void;\ndeclare namespace slug { const one: 1; }\nexport = slug;\nexport as namespace Slug;';
  expect((await extractOneFile(text)).module).toMatchObject({ name: '', scriptName: 'Slug' });
});
