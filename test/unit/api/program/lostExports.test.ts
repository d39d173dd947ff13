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

it('reports exported names without types once for each import or re-export', async () => {
  const problems = await problemsOf({
    'index.ts': `export { a, b as c } from './untyped.js';\nimport { d } from 'nowhere';\nexport { d, d as e };\nexport * from './part.ts';\n`,
    'part.ts': `export * as all from 'nowhere';\nimport { unused } from './gone.ts';\nexport const f = 1;\n`,
    'untyped.js': 'export const a = 1, b = 2;\n',
  });
  expect(problems).toEqual([
    ['api/lost-exports', 'warning', 'No types found for `a`, `c` from "./untyped.js"; the reference shows any.', [1, 27]],
    ['api/lost-exports', 'warning', 'No types found for `d`, `e` from "nowhere"; the reference shows any.', [2, 19]],
    ['api/lost-exports', 'warning', 'No types found for `all` from "nowhere"; the reference shows any.', [1, 22]],
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

async function problemsOf(files: Readonly<Record<string, string>>) {
  const folder = mkdtempSync(join(tmpdir(), 'gqldocs-stars-'));
  folders.push(folder);
  for (const [name, text] of Object.entries({ ...files, 'package.json': '{ "name": "stars", "types": "index.ts" }' }))
    writeFileSync(join(folder, name), text);
  const { problems } = await extractPackage({ root: folder, config: { ...packageConfig('stars'), path: folder } });
  return problems.map(({ code, severity, message, place }) => [code, severity, message, [place?.line, place?.column]]);
}
