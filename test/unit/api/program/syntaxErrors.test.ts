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

it('reports the first syntax error of each source, with its place', async () => {
  const { problems } = await extract({
    'index.ts': `export * from './half.ts';\nexport const fine = 1;\n`,
    'half.ts': 'export const first = 1;\nexport const = 2;\nexport class {{{\n',
  });
  expect(problems).toEqual([
    {
      code: 'api/syntax',
      severity: 'error',
      message: 'This file is not valid TypeScript: Variable declaration expected.',
      hint: 'Correct the syntax error.',
      place: { file: 'half.ts', line: 2, column: 14 },
      leavesOut: 'damaged',
    },
  ]);
});

it('does not report type errors', async () => {
  expect((await extract({ 'index.ts': `export const one: string = 1;\n` })).problems).toEqual([]);
});

function extract(files: Readonly<Record<string, string>>) {
  const folder = mkdtempSync(join(tmpdir(), 'gqldocs-syntax-'));
  folders.push(folder);
  for (const [name, text] of Object.entries({ ...files, 'package.json': '{ "name": "damaged", "types": "index.ts" }' }))
    writeFileSync(join(folder, name), text);
  return extractPackage({ root: folder, config: { ...packageConfig('damaged'), path: folder } });
}
