import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { diff } from '../../../../renderer/commands/diff/diff.ts';

let cwd: string;
beforeAll(async () => {
  cwd = await realpath(await mkdtemp(join(tmpdir(), 'gqldocs-names-')));
});
afterAll(() => rm(cwd, { recursive: true }));

/** Writes a package with these files of declarations. */
async function release(folder: string, exports: object, files: Readonly<Record<string, string>>): Promise<void> {
  await mkdir(join(cwd, folder));
  await writeFile(join(cwd, folder, 'package.json'), JSON.stringify({ name: 'pkg', version: '1.0.0', exports }));
  for (const [name, text] of Object.entries(files)) await writeFile(join(cwd, folder, name), text);
}

it('names what several files declare, and none exports, by its name and its file', async () => {
  const exports = { '.': { types: './index.d.ts' } };
  const files = (type: string, size: string) => ({
    'index.d.ts': "export { open } from './first.js';\nexport { close } from './second.js';\n",
    'first.d.ts': `type Data = ${type};\nexport declare function open(): Data;\n`,
    'second.d.ts': `interface Data { size: ${size} }\nexport declare function close(data: Data, ...all: Data[]): Data;\n`,
  });
  await release('old', exports, files('string', 'number'));
  await release('new', exports, files('string | Blob', 'string'));
  const entries = (await diff({ old: 'old', new: 'new', cwd })).diff?.entries ?? [];
  expect(entries).toMatchObject([
    { symbol: 'Data$first', displayName: 'Data (first)', old: 'type Data = string', new: 'type Data = Blob | string' },
    { symbol: 'Data$second.size', displayName: 'Data.size (second)' },
  ]);
  expect(entries.map(({ reason }) => reason)).toEqual([
    'Data$first, which `open` uses: can be `Blob` now.',
    'Data$second.size, which `close` uses: was `number`, and is `string` now.',
  ]);
});

it('says nothing about entry points that the reference lacks', async () => {
  const exports = { '.': { types: './index.d.ts' }, './tool': './tool.js' };
  const files = { 'index.d.ts': 'export declare const size: number;\n', 'tool.js': 'export const tool = 1;\n' };
  await release('one', exports, files);
  await release('two', exports, files);
  expect(await diff({ old: 'one', new: 'two', cwd })).toMatchObject({ ok: true, problems: [], diff: { entries: [] } });
});
