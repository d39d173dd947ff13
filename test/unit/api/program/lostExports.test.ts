import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { extractPackage } from '../../../../renderer/api/extractPackage.ts';
import type { Problem } from '../../../../renderer/model/problem.ts';
import { packageConfig } from '../extractFixture.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

it('reports every `export *` that cannot be resolved, in exported files of the package', async () => {
  const problems = await problemsOf({
    'index.ts': `export * from './part.ts';\nexport const fine = 1;\n`,
    'part.ts': `export * from './gone.ts';\n\n  export * from 'nowhere';\nexport type * from './gone.ts';\n`,
  });
  expect(problems).toEqual([
    ['api/lost-exports', 'warning', 'No types found for "./gone.ts"; its exports are missing from the reference.', [1, 15]],
    ['api/lost-exports', 'warning', 'No types found for "nowhere"; its exports are missing from the reference.', [3, 17]],
    ['api/lost-exports', 'warning', 'No types found for "./gone.ts"; its exports are missing from the reference.', [4, 20]],
  ]);
});

it('reports exported names without types once for each module that is not found', async () => {
  const problems = await problemsOf({
    'index.ts': `export { a, b as c } from './untyped.js';\nimport { d } from 'nowhere';\nexport { d, d as e };\nexport * from './part.ts';\n`,
    'part.ts': `export * as all from 'nowhere';\nimport { unused } from './gone.ts';\nexport const f = 1;\n`,
    'untyped.js': 'export const a = 1, b = 2;\n',
  });
  expect(problems).toEqual([
    ['api/lost-exports', 'warning', 'No types found for `a`, `c` from "./untyped.js"; the reference shows any.', [1, 27]],
    ['api/lost-exports', 'warning', 'No types found for `all`, `d`, `e` from "nowhere"; the reference shows any.', [2, 19]],
  ]);
});

it('names a missing package and what to install, also if only a dependency imports it', async () => {
  const files = {
    'index.ts': `export { A, type B } from '@scope/missing/part';\nexport type { C } from '@scope/missing/part';\nexport * from 'dependency';\n`,
    'node_modules/dependency/package.json': '{ "name": "dependency", "version": "1.0.0", "types": "index.d.ts" }',
    'node_modules/dependency/index.d.ts': `export { D } from 'other';\nexport { join } from 'node:path';\n`,
  };
  const problems = await problemsOf(files, ({ message, hint, place }) => [message, hint, place]);
  expect(problems).toEqual([
    [
      'No types found for `A`, `B`, `C` from "@scope/missing/part"; the reference shows any.',
      'Install "@scope/missing". If it has no types of its own, install "@types/scope__missing", too.',
      { file: 'index.ts', line: 1, column: 27 },
    ],
    [
      'No types found for `D` from "other"; the reference shows any.',
      'Install "other". If it has no types of its own, install "@types/other", too.',
      { file: 'index.ts' },
    ],
    [
      'No types found for `join` from "node:path"; the reference shows any.',
      'Install "@types/node". If `types` is in the tsconfig, add "node" to it.',
      { file: 'index.ts' },
    ],
  ]);
});

it('ignores modules without exports and declared modules', async () => {
  const problems = await problemsOf({
    'index.ts': `export * from './nothing.ts';\nexport * from './script.ts';\nimport { one } from 'nowhere';\n`,
    'nothing.ts': 'export {};\n',
    'script.ts': `declare module 'nowhere';\n`,
  });
  expect(problems).toEqual([]);
});

const facts = ({ code, severity, message, place }: Problem): unknown => [code, severity, message, [place?.line, place?.column]];

async function problemsOf(files: Readonly<Record<string, string>>, show = facts) {
  const folder = mkdtempSync(join(tmpdir(), 'gqldocs-stars-'));
  folders.push(folder);
  for (const [name, text] of Object.entries({ ...files, 'package.json': '{ "name": "stars", "types": "index.ts" }' }))
    write(join(folder, name), text);
  const { problems } = await extractPackage({ root: folder, config: { ...packageConfig('stars'), path: folder } });
  return problems.map(show);
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
