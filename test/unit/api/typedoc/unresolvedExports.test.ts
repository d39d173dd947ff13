import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { extractPackage } from '../../../../renderer/api/extractPackage.ts';
import { packageConfig } from '../extractFixture.ts';

it('keeps exports without types apart, and lists other names of one as references', async () => {
  const files = {
    'package.json': '{ "name": "tool", "types": "index.d.ts" }',
    'index.d.ts': `export { a, b } from './untyped.js';\nexport * as all from './untyped.js';\nexport { c, c as d } from './part.js';\n`,
    'part.d.ts': `import { c } from 'nowhere';\nexport { c };\nexport { e } from 'nowhere';\n`,
    'untyped.js': 'export const a = 1, b = 2;\n',
  };
  const folder = mkdtempSync(join(tmpdir(), 'gqldocs-unresolved-'));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const { value } = await extractPackage({ root: folder, config: { ...packageConfig('tool'), path: folder, slug: 'tool' } });
  rmSync(folder, { recursive: true });
  expect(value?.symbols.map(({ qualifiedName, kind }) => [qualifiedName, kind])).toEqual([
    ['a', 'variable'],
    ['all', 'variable'],
    ['b', 'variable'],
    ['c', 'variable'],
  ]);
  expect(value?.modules.map(({ references }) => references)).toEqual([[{ name: 'd', target: 'tool/:variable/c' }]]);
});
