import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { type Sibling, siblingsOf } from '../../../../renderer/api/entry/siblingsOf.ts';
import { extractPackage } from '../../../../renderer/api/extractPackage.ts';
import type { PackageConfig } from '../../../../renderer/model/config.ts';
import { packageConfig } from '../extractFixture.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

function write(files: Readonly<Record<string, string | object>>): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'gqldocs-siblings-')));
  folders.push(folder);
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), typeof content === 'string' ? content : JSON.stringify(content));
  }
  return folder;
}

/** Names and targets of the types of the variables that a package exports, and the packages that it does not find. */
async function typesOf(folder: string, path: string, siblings: readonly Sibling[] = []) {
  const {
    value,
    problems,
    files = [],
  } = await extractPackage({
    root: folder,
    config: { ...packageConfig(path), path: join(folder, path) },
    siblings,
  });
  expect(problems.filter(({ code }) => code !== 'api/lost-exports')).toEqual([]);
  const types = value?.symbols.map(({ name, type }) => [name, type?.kind === 'reference' ? type.target : type?.kind]) ?? [];
  return { types: Object.fromEntries(types), lost: value?.unresolvedImports?.map((one) => one.package) ?? [], files };
}

const workspace = {
  'package.json': { name: 'root', private: true, workspaces: ['packages/*'] },
  'packages/app/package.json': { name: '@x/app', version: '1.0.0', types: './dist/index.d.ts' },
  'packages/app/src/index.ts': `import type { Core } from '@x/core';
import type { Part } from '@x/core/parts/part.js';
import type { Deep } from '@x/open/lib/deep.js';
import type { Gone } from '@x/core/gone.js';
import type { Other } from 'not-installed';
export declare const core: Core;
export declare const part: Part;
export declare const deep: Deep;
export declare const gone: Gone | Other;
`,
  'packages/core/package.json': {
    name: '@x/core',
    version: '1.0.0',
    exports: {
      '.': { types: './dist/index.d.ts', default: './dist/index.js' },
      './parts/*.js': { types: './dist/parts/*.d.ts', default: './dist/parts/*.js' },
    },
  },
  'packages/core/src/index.ts': "import type { Base } from '@x/base';\nexport interface Core extends Base {}\n",
  'packages/core/src/parts/part.ts': 'export interface Part {}\n',
  // Not published, and imported by core alone.
  'packages/base/package.json': { name: '@x/base', private: true, types: './dist/index.d.ts' },
  'packages/base/src/index.ts': 'export interface Base { readonly one: 1 }\n',
  'packages/open/package.json': { name: '@x/open', version: '1.0.0', main: './lib/index.js' },
  'packages/open/tsconfig.json': { compilerOptions: { rootDir: 'src', outDir: 'lib' } },
  'packages/open/src/index.ts': 'export {};\n',
  'packages/open/src/deep.ts': 'export interface Deep {}\n',
};

it('resolves imports of members of the workspace that are not built to their sources', async () => {
  const folder = write(workspace);
  const { types, lost, files } = await typesOf(folder, 'packages/app');
  expect(types).toEqual({
    core: { kind: 'external', package: '@x/core', name: 'Core' },
    part: { kind: 'external', package: '@x/core', name: 'Part' },
    deep: { kind: 'external', package: '@x/open', name: 'Deep' },
    gone: 'union',
  });
  expect(lost).toEqual(['@x/core', 'not-installed']);
  for (const file of ['packages/base/src/index.ts', 'packages/core/package.json', 'package.json'])
    expect(files).toContain(join(folder, file));
});

it('prefers what the compiler finds, and reads sources of installed packages only if they are installed', async () => {
  const folder = write({
    ...workspace,
    'node_modules/@x/core/package.json': { name: '@x/core', version: '1.0.0', types: './index.d.ts' },
    'node_modules/@x/core/index.d.ts': "import type { Base } from '@x/base';\nexport interface Core { readonly base: Base }\n",
    'packages/app/src/index.ts':
      "import type { Core } from '@x/core';\nexport declare const core: Core;\nexport declare const base: Core['base'];\n",
  });
  const { types, files } = await typesOf(folder, 'packages/app');
  expect(types).toMatchObject({ core: { package: '@x/core', name: 'Core' } });
  for (const name of ['base', 'core']) expect(files).not.toContain(join(folder, `packages/${name}/src/index.ts`));
});

it('resolves imports of documented packages by the entry points of the config', async () => {
  const folder = write({
    'app/package.json': { name: 'app', version: '1.0.0', types: './index.ts' },
    'app/index.ts': "import type { Core } from 'core';\nexport declare const core: Core;\n",
    'core/package.json': { name: 'core', version: '1.0.0' },
    'core/source/main.ts': 'export interface Core {}\n',
  });
  const core = { ...packageConfig('core'), path: join(folder, 'core'), entryPoints: { '.': 'source/main.ts' } };
  expect((await typesOf(folder, 'app')).lost).toEqual(['core']);
  expect(await typesOf(folder, 'app', siblingsOf([core]))).toMatchObject({ types: { core: { package: 'core', name: 'Core' } }, lost: [] });
});

it('resolves imports of packages that the config documents by their sources to these, built or not', async () => {
  const folder = write({
    ...workspace,
    'packages/app/src/index.ts': "import type { Core } from '@x/core';\nexport declare const core: Core;\n",
    'packages/core/dist/index.d.ts': 'export interface Core {}\n',
  });
  mkdirSync(join(folder, 'node_modules/@x'), { recursive: true });
  symlinkSync(join(folder, 'packages/core'), join(folder, 'node_modules/@x/core'), 'junction');
  const core = { ...packageConfig('packages/core'), path: join(folder, 'packages/core') };
  const filesWith = async (entryPoints?: PackageConfig['entryPoints']) =>
    (await typesOf(folder, 'packages/app', siblingsOf([{ ...core, ...(entryPoints === undefined ? {} : { entryPoints }) }]))).files;
  const [source, built] = ['src/index.ts', 'dist/index.d.ts'].map((file) => join(folder, 'packages/core', file));
  expect(await filesWith({ '.': 'src/index.ts' })).toContain(source);
  expect(await filesWith()).not.toContain(source);
  expect(await filesWith()).toContain(built);
});
