import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { extractPackage } from '../../../../renderer/api/extractPackage.ts';
import { packageConfig } from '../extractFixture.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

it('finds the modules that a script declares, by name, without those that export nothing', async () => {
  const { value, problems } = await extract(`
    declare module 'tool/extra' { export const extra: number; }
    declare module 'tool/effect' {}
    declare module 'tool/anything';
    declare module '*.css' { const text: string; export default text; }
    interface Everywhere {}
  `);
  expect(problems).toEqual([]);
  expect(value?.modules.map(({ name, symbols }) => ({ name, symbols }))).toEqual([
    { name: '', symbols: ['tool/:namespace/*.css', 'tool/:interface/Everywhere'] },
    { name: 'extra', symbols: ['tool/extra:variable/extra'] },
  ]);
});

it('marks a module whose name differs from another only in case, and keeps what users import', async () => {
  const { value } = await extractFiles({
    'package.json': '{ "name": "tool", "exports": { "./schema": "./lower.d.ts", "./Schema": "./upper.d.ts" } }',
    'lower.d.ts': 'export const lower: number;\n',
    'upper.d.ts': 'export const upper: number;\n',
  });
  expect(value?.modules.map(({ name, specifier }) => [name, specifier])).toEqual([
    ['schema-df0ad6e4', 'tool/schema'],
    ['Schema', undefined],
  ]);
});

it('keeps every entry point a separate module, despite @mergeModuleWith, except internal ones', async () => {
  const { value } = await extractFiles({
    'package.json': '{ "name": "tool", "exports": { ".": "./index.d.ts", "./secret": "./secret.d.ts", "./extra": "./extra.d.ts" } }',
    'index.d.ts': '/**\n * @module\n * @mergeModuleWith <project>\n */\nexport const one: number;\n',
    'secret.d.ts': '/** @packageDocumentation @internal */\nexport const secret: number;\n',
    'extra.d.ts': '/**\n * @module\n * @mergeModuleWith tool\n */\nexport const extra: number;\n',
  });
  expect(value?.modules.map(({ name, symbols }) => ({ name, symbols }))).toEqual([
    { name: '', symbols: ['tool/:variable/one'] },
    { name: 'extra', symbols: ['tool/extra:variable/extra'] },
  ]);
});

it('documents what an internal entry point exports again at its public one', async () => {
  const { value } = await extractFiles({
    'package.json': '{ "name": "tool", "exports": { ".": "./index.d.ts", "./internal": "./internal.d.ts", "./*": "./*.d.ts" } }',
    'index.d.ts': 'export const one: number;\n',
    'internal.d.ts': "/**\n * @module\n * @internal\n */\nexport * from './constants.js';\n",
    'constants.d.ts': "/** What is @internal stays away. */\nimport type { one } from './index.js';\nexport const limit: typeof one;\n",
  });
  expect(value?.modules.map(({ name, symbols, unlisted }) => ({ name, symbols, unlisted }))).toEqual([
    { name: '', symbols: ['tool/:variable/one'], unlisted: undefined },
    { name: 'constants', symbols: ['tool/constants:variable/limit'], unlisted: undefined },
  ]);
});

it('lists every exported name of a CommonJS module once', async () => {
  const { value } = await extract(`
    declare function tool(): void;
    declare namespace tool { export { tool, tool as default }; export const other: number; }
    export = tool;
  `);
  expect(value?.modules.map(({ symbols, references, unlisted }) => ({ symbols, references, unlisted }))).toEqual([
    {
      symbols: ['tool/:function/tool', 'tool/:variable/other'],
      references: [
        { name: 'default', target: 'tool/:function/tool' },
        { name: 'tool', target: 'tool/:function/tool' },
      ],
      unlisted: undefined,
    },
  ]);
});

it('takes a module from another package if the types only refer to that package', async () => {
  const { value } = await extractFiles({
    'package.json': '{ "name": "@types/tool", "types": "index.d.ts" }',
    'index.d.ts': '/// <reference path="./node_modules/tool-types/index.d.ts" />\n',
    'node_modules/tool-types/package.json': '{ "name": "tool-types" }',
    'node_modules/tool-types/index.d.ts':
      "declare module 'tool' { export const one: number; }\ndeclare module 'other' { export const two: number; }\n",
  });
  expect(value?.modules.map(({ name, symbols }) => ({ name, symbols }))).toEqual([{ name: '', symbols: ['tool/:variable/one'] }]);
});

it('records the import specifier of a module with another name, and merges its declarations', async () => {
  const { value } = await extract(`
    declare module 'node:tool' { export const one: number; }
    declare module 'node:tool' { export const two: number; }
    declare module 'tool/extra' { export const extra: number; }
  `);
  expect(value?.modules.map(({ name, specifier, symbols }) => ({ name, specifier, symbols }))).toEqual([
    { name: '', specifier: undefined, symbols: [] },
    { name: 'extra', specifier: undefined, symbols: ['tool/extra:variable/extra'] },
    { name: 'node:tool', specifier: 'node:tool', symbols: ['tool/node:tool:variable/one', 'tool/node:tool:variable/two'] },
  ]);
});

it('keeps exports from modules without types', async () => {
  const { value } = await extractFiles({
    'package.json': '{ "name": "tool", "types": "index.d.ts" }',
    'index.d.ts': "export { default as shader } from './blur.frag';\nexport type { Options } from 'not-installed';\nexport const one: 1;\n",
  });
  const any = { kind: 'intrinsic', name: 'any' };
  expect(value?.symbols.map(({ id, type, sources }) => ({ id, type, line: sources[0]?.line }))).toEqual([
    { id: 'tool/:type/Options', type: any, line: 2 },
    { id: 'tool/:variable/one', type: { kind: 'literal', text: '1' }, line: 3 },
    { id: 'tool/:variable/shader', type: any, line: 1 },
  ]);
  expect(value?.modules.map(({ unlisted }) => unlisted)).toEqual([undefined]);
});

it('shows the global declarations of a module that another module exports as a namespace', async () => {
  const { value, problems } = await extractFiles({
    'package.json': '{ "name": "tool", "types": "index.d.ts" }',
    'index.d.ts': "export * as extra from './extra';\n",
    'extra.d.ts': 'export const one: 1;\ndeclare global { interface Ours {} }\n',
  });
  expect(problems).toEqual([]);
  expect(value?.symbols.map(({ id }) => id)).toEqual([
    'tool/:namespace/extra',
    'tool/:namespace/extra.global',
    'tool/:interface/extra.global.Ours',
    'tool/:variable/extra.one',
  ]);
});

function extract(text: string) {
  return extractFiles({ 'package.json': '{ "name": "tool", "types": "index.d.ts" }', 'index.d.ts': text });
}

function extractFiles(files: Readonly<Record<string, string>>) {
  const folder = mkdtempSync(join(tmpdir(), 'gqldocs-modules-'));
  folders.push(folder);
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return extractPackage({ root: folder, config: { ...packageConfig('tool'), path: folder } });
}
