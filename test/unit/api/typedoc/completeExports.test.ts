import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { extractPackage } from '../../../../renderer/api/extractPackage.ts';
import type { ApiModule } from '../../../../renderer/model/api.ts';
import { packageConfig } from '../extractFixture.ts';
import { extractOneFile } from '../oneFile.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

it('lists the members of a namespace for each module that exports it with `export =`', async () => {
  const modules = await modulesOf(`
    declare module 'node:tool' {
      function tool(): void;
      namespace tool { function sharpen(): void; interface Options extends Pick<typeof tool, 'sharpen'> {} }
      export = tool;
    }
    declare module 'tool' { import tool = require('node:tool'); export = tool; }
  `);
  expect(modules.map(namesOf)).toEqual([
    { name: '', symbols: ['sharpen', 'tool', 'Options'], references: [] },
    { name: 'node:tool', symbols: [], references: ['Options', 'export=', 'sharpen'] },
  ]);
});

it('lists functions for each module that exports them again, where an interface has them too', async () => {
  const modules = await modulesOf(`
    declare module 'node:tool' {
      function tool(): void;
      namespace tool {
        function sharpen(): void;
        interface Options extends Pick<typeof tool, 'sharpen'> {}
        interface StrictOptions extends Pick<typeof strict, 'sharpen'> {}
      }
      namespace tool { export { strict }; }
      import strict = require('node:tool/strict');
      export = tool;
    }
    declare module 'tool' { import tool = require('node:tool'); export = tool; }
    declare module 'node:tool/strict' {
      import { sharpen } from 'node:tool';
      function strict(): void;
      namespace strict { export { sharpen, strict, sharpen as equal }; }
      export = strict;
    }
    declare module 'tool/strict' { import strict = require('node:tool/strict'); export = strict; }
  `);
  const names = modules
    .map(namesOf)
    .map(({ name, symbols, references }) => ({ name, has: [...symbols, ...references].includes('sharpen') }));
  expect(names).toEqual(['', 'node:tool', 'node:tool/strict', 'strict'].map((name) => ({ name, has: true })));
  expect(modules.flatMap(({ symbols }) => symbols).filter((id) => id.endsWith('/sharpen'))).toHaveLength(1);
});

it('lists static members of a class and members of an enum that a module exports with `export =`, without prototype', async () => {
  const [server, mode] = await modulesOf(`
    declare module 'tool' { class Server { static create(): Server; stop(): void } export = Server; }
    declare module 'tool/mode' { enum Mode { Fast, Slow } export = Mode; }
  `);
  expect(server?.references).toEqual([{ name: 'create', target: 'tool/:class/Server#create' }]);
  expect(server?.unlisted).toBeUndefined();
  expect(mode?.references).toEqual([
    { name: 'Fast', target: 'tool/mode:enum/Mode#Fast' },
    { name: 'Slow', target: 'tool/mode:enum/Mode#Slow' },
  ]);
});

it('links to the page of another module instead of copying it', async () => {
  const [, path, tool] = await modulesOf(`
    declare module 'tool/path' { namespace path { const separator: string; } export = path; }
    declare module 'tool/utensils' { export import path = require('tool/path'); }
  `);
  expect(path?.symbols).toEqual(['tool/path:variable/separator']);
  expect(tool).toMatchObject({ symbols: [], references: [], namespaces: [{ name: 'path', module: 'path' }] });
});

function namesOf({ name, symbols, references }: ApiModule) {
  return { name, symbols: symbols.map((id) => id.replace(/.*\//, '')), references: references.map((one) => one.name) };
}

async function modulesOf(declarations: string): Promise<readonly ApiModule[]> {
  const folder = mkdtempSync(join(tmpdir(), 'gqldocs-test-'));
  folders.push(folder);
  writeFileSync(join(folder, 'package.json'), '{ "name": "tool", "version": "1.0.0", "types": "./index.d.ts" }');
  writeFileSync(join(folder, 'index.d.ts'), declarations);
  const { value } = await extractPackage({ root: folder, config: { ...packageConfig('tool'), path: folder, slug: 'tool' } });
  return value?.modules ?? [];
}

it('reads an interface with members of a namespace that exports functions of its module', async () => {
  const { problems, symbol } = await extractOneFile(`
    declare function same(a: unknown): void;
    declare function strict(a: unknown): void;
    declare namespace strict { export { same, same as equal, strict }; }
    export { same, strict };
    export interface Strict extends Pick<typeof strict, 'same' | 'equal'> { readonly mode: true }
  `);
  expect(problems).toEqual([]);
  expect(symbol('Strict')?.members.map(({ name }) => name)).toEqual(['mode', 'same', 'equal']);
});
