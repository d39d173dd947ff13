import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { extractPackage } from '../../../../renderer/api/extractPackage.ts';
import { packageConfig } from '../extractFixture.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** Extracts the installed package `own` of a project, next to which there are sources of others. */
async function extracted(files: Readonly<Record<string, string>>, link?: readonly [target: string, path: string]) {
  const folder = mkdtempSync(join(tmpdir(), 'gqldocs-installed-'));
  folders.push(folder);
  const others = {
    'home/secret.ts': 'export const secret = 1;\ndeclare global { var globalSecret: 2; }\n',
    'home/types/secret/index.d.ts': 'export declare const secret: 1;\n',
    'project/src/secret.ts': 'export const secret = 1;\n',
    'project/node_modules/own/package.json': '{ "name": "own", "version": "1.0.0", "types": "index.d.ts" }',
    'project/node_modules/dependency/package.json': '{ "name": "dependency", "version": "1.0.0", "types": "index.d.ts" }',
    'project/node_modules/dependency/index.d.ts': 'export declare const fromDependency: 1;\n',
  };
  for (const [path, text] of Object.entries({ ...others, ...files })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text.replaceAll('FOLDER', folder.replaceAll('\\', '/')));
  }
  if (link !== undefined) symlinkSync(join(folder, link[0]), join(folder, link[1]), 'junction');
  const root = join(folder, 'project');
  const { value, problems } = await extractPackage({ root, config: { ...packageConfig('own'), path: join(root, 'node_modules/own') } });
  const codes = problems.map(({ code, place }) => `${code} ${place?.file}:${place?.line}`);
  return { codes, text: JSON.stringify(value ?? '').replaceAll(folder, '') };
}

const own = 'project/node_modules/own/index.d.ts';

describe('an installed package is omitted if it names a file outside of all installed packages', () => {
  it.each([
    ['export *', "export * from '../../../home/secret.js';\n"],
    ['an absolute path', "export * from 'FOLDER/home/secret.js';\n"],
    ['a file of the project', "export * from '../../src/secret.js';\n"],
    ['reference path', '/// <reference path="../../../home/secret.ts" />\nexport declare const own: typeof globalSecret;\n'],
    ['reference types', '/// <reference types="../../../home/types/secret" />\nexport declare const own: 1;\n'],
  ])('by %s', async (_, text) => {
    const { codes, text: model } = await extracted({ [own]: text });
    expect(codes).toEqual([expect.stringMatching(/^api\/outside node_modules\/own\/index\.d\.ts:\d$/)]);
    expect(model).toBe('""');
  });

  it('by an entry point', async () => {
    const manifest = {
      name: 'own',
      version: '1.0.0',
      exports: { '.': { types: './index.d.ts' }, './b': { types: './../../../home/secret.ts' } },
    };
    const { text } = await extracted({
      'project/node_modules/own/package.json': JSON.stringify(manifest),
      [own]: 'export declare const one: 1;\n',
    });
    expect(text).not.toContain('secret');
  });

  it.each([
    ['paths', { paths: { secret: ['FOLDER/home/secret.ts'] } }],
    ['rootDirs', { rootDirs: ['.', 'FOLDER/home'] }],
  ])('by `%s` of its tsconfig.json', async (_, compilerOptions) => {
    const { text } = await extracted({
      'project/node_modules/own/tsconfig.json': JSON.stringify({ compilerOptions }),
      [own]: "export * from 'secret';\nexport * from './secret';\nexport declare const fine: 1;\n",
    });
    expect(text).not.toContain('"secret"');
  });

  it('by a dependency', async () => {
    const { codes } = await extracted({
      [own]: "export * from 'dependency';\n",
      'project/node_modules/dependency/index.d.ts': "export * from '../../../home/secret.js';\n",
    });
    expect(codes).toEqual(['api/outside node_modules/dependency/index.d.ts:1']);
  });
});

it('an installed package may have linked dependencies anywhere', async () => {
  const files = {
    [own]: "export * from 'faraway';\nexport * from '../dependency/index.js';\n",
    'home/faraway/package.json': '{ "name": "faraway", "version": "1.0.0", "types": "index.ts" }',
    'home/faraway/index.ts': "export * from './part.js';\n",
    'home/faraway/part.ts': 'export const faraway = 1;\n',
  };
  const { codes, text } = await extracted(files, ['home/faraway', 'project/node_modules/faraway']);
  expect(codes).toEqual([]);
  for (const name of ['faraway', 'fromDependency']) expect(text).toContain(`"${name}"`);
});
