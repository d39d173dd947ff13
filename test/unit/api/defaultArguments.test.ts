import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { extractPackage } from '../../../renderer/api/extractPackage.ts';
import { packageConfig } from './extractFixture.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

it('has an end for a default that mentions its own declaration', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'gqldocs-defaults-'));
  folders.push(folder);
  writeFileSync(join(folder, 'package.json'), '{ "name": "tool", "types": "index.d.ts" }');
  writeFileSync(
    join(folder, 'index.d.ts'),
    'export interface Config<Options = any, Self = Config<any, any>> { options: Options; self: Self }\nexport declare const config: Config<string>;\n',
  );
  const { value, problems } = await extractPackage({ root: folder, config: { ...packageConfig('tool'), path: folder } });
  const any = { kind: 'intrinsic', name: 'any' };
  const target = { kind: 'symbol', id: 'tool/:interface/Config' };
  const reference = (...typeArguments: readonly object[]) => ({ kind: 'reference', name: 'Config', typeArguments, target });
  expect(problems).toEqual([]);
  expect(value?.symbols.find(({ name }) => name === 'config')?.type).toEqual(reference({ kind: 'intrinsic', name: 'string' }));
  expect(value?.symbols.find(({ name }) => name === 'Config')?.typeParameters[1]?.default).toEqual(reference(any, any));
});
