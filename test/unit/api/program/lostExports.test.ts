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

it('ignores modules without exports, globals, and names that are known', async () => {
  const problems = await problemsOf({
    'index.ts': `export * from './nothing.ts';\nexport * from './script.ts';\nexport { one } from 'nowhere';\nexport * as all from 'nowhere';\n`,
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
