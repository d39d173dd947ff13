import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { extractPackage } from '../../../../renderer/api/extractPackage.ts';
import { createParsedFiles } from '../../../../renderer/api/program/parsedFiles.ts';
import { packageConfig } from '../extractFixture.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gqldocs-parsed-'));
  await write('package.json', '{ "name": "parsed", "version": "1.0.0" }');
  await write('index.ts', "export * from './shape.ts';\nexport { area } from './area.ts';\n");
  await write(
    'area.ts',
    "import type { Shape } from './shape.ts';\n/** The area. */\nexport function area(shape: Shape): number {\n  return shape.size;\n}\n",
  );
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const write = (name: string, text: string) => writeFile(join(folder, name), text);
const parsed = createParsedFiles();
const extract = (tools: { readonly parsed?: typeof parsed }) =>
  extractPackage({ root: folder, config: { ...packageConfig('parsed'), path: folder, entryPoints: { '.': 'index.ts' } } }, tools);

it.each([
  ['at first', '/** A shape. */\nexport interface Shape {\n  readonly size: number;\n}\n'],
  ['after a changed comment', '/** A form. */\nexport interface Shape {\n  readonly size: number;\n}\n'],
  ['after lines have moved', '\n\n/** A form. */\nexport interface Shape {\n  readonly size: number;\n}\n'],
  ['after a new export', '/** A form. */\nexport interface Shape {\n  readonly size: number;\n}\nexport interface More extends Shape {}\n'],
  ['after the DOM is used', '/** A form. */\nexport interface Shape extends HTMLElement {\n  readonly size: number;\n}\n'],
  ['after the DOM is no longer used', '/** A form. */\nexport interface Shape {\n  readonly size: number;\n}\n'],
  ['after a new global', '/** A form. */\nexport interface Shape {\n  readonly size: Big;\n}\ndeclare global {\n  type Big = number;\n}\n'],
])('extracts the same with the trees of earlier extractions %s', async (_, text) => {
  await write('shape.ts', text);
  expect(await extract({ parsed })).toEqual(await extract({}));
});
