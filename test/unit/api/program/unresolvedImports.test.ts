import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { extractPackage } from '../../../../renderer/api/extractPackage.ts';
import { packageConfig } from '../extractFixture.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

it('has the first import of each package without types, of every form', async () => {
  const found = await unresolvedOf({
    'index.ts': `import type { A } from 'core/parts.js';
import { B } from '@scope/tools/deep/part';
import old = require('old');
export { D } from 'named';
export { second } from './second.ts';
export const e: import('inferred').E = null;
export type F = [A, B, typeof old];
`,
    'second.ts': `import type { G } from 'core';\nexport const second: G = null;\n`,
  });
  expect(found).toEqual([
    ['core', 'second.ts', 1, 24],
    ['@scope/tools', 'index.ts', 2, 19],
    ['old', 'index.ts', 3, 22],
    ['named', 'index.ts', 4, 19],
    ['inferred', 'index.ts', 6, 24],
  ]);
});

it('has imports in the comments of a script', async () => {
  const found = await unresolvedOf({
    'index.js': `/** @import { A } from 'tagged' */\nimport './effect.js';\n/** Takes one. @param {import('typed').B} b - It. */\nexport function f(b) {}\n/** @type {A} */\nexport let a;\n`,
    'package.json': '{ "name": "imports", "type": "module", "main": "index.js" }',
  });
  expect(found).toEqual([
    ['tagged', 'index.js', 1, 24],
    ['typed', 'index.js', 3, 31],
  ]);
});

it('has no files, styles, private paths, declared modules and modules with types', async () => {
  const found = await unresolvedOf({
    'index.ts': `import { a } from './gone.ts';
import 'styles/all.css';
import { b } from '#private';
import { c } from 'declared';
import type ts from 'typescript';
export * from './declarations.ts';
export const d: import('./gone.ts').D = [a, b, c];
export type E = ts.Node;
`,
    'declarations.ts': `declare module 'declared' {\n  export const c: number;\n}\n`,
    'tsconfig.json': JSON.stringify({
      compilerOptions: { paths: { typescript: [require.resolve('typescript').replace('.js', '.d.ts')] } },
    }),
  });
  expect(found).toEqual([]);
});

async function unresolvedOf(files: Readonly<Record<string, string>>) {
  const folder = mkdtempSync(join(tmpdir(), 'gqldocs-imports-'));
  folders.push(folder);
  for (const [name, text] of Object.entries({ 'package.json': '{ "name": "imports", "types": "index.ts" }', ...files }))
    writeFileSync(join(folder, name), text);
  const { value } = await extractPackage({ root: folder, config: { ...packageConfig('imports'), path: folder } });
  return (value?.unresolvedImports ?? []).map((one) => [one.package, one.place.file, one.place.line, one.place.column]);
}
