import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { findEntryPoints } from '../../../../renderer/api/entry/findEntryPoints.ts';
import { readPackageInfo } from '../../../../renderer/api/entry/readPackageInfo.ts';
import { findImplementation } from '../../../../renderer/release/take/findImplementation.ts';

function implementation(files: Readonly<Record<string, string>>, exports: object) {
  const folder = mkdtempSync(join(tmpdir(), 'gqldocs-implementation-'));
  try {
    for (const [path, text] of Object.entries({ 'package.json': JSON.stringify({ name: 'sample', exports }), ...files })) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    const info = readPackageInfo({ path: folder, root: folder });
    return findImplementation(info, findEntryPoints({}, info, { allNames: true }).value);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const everyFile = { '.': { types: './index.d.ts', default: './index.js' }, './*': { types: './*.d.ts', default: './*.js' } };
const declared = 'export declare const run: () => void;\n';
const script = 'export const run = () => {};\n';

it('finds what files export that the main module imports, also by others, in scripts or in declarations', () => {
  const files = {
    'index.js': "import { run } from './compose.js';\nexport const app = run;\n",
    'index.d.ts': "import type { Data } from './types';\nexport declare const app: Data;\n",
    'compose.js': `import './deep/handler.js';\n${script}`,
    'compose.d.ts': `${declared}/** Starts. */\nexport declare const start: () => void;\n`,
    'deep/handler.js': script,
    'deep/handler.d.ts': "import { run } from '../compose';\ndeclare class Handler {}\nexport { Handler as Given, run };\n",
    'types.js': 'export {};\n',
    'types.d.ts': 'export interface Data {}\n',
    'client.js': "export { app } from './index.js';\n",
    'client.d.ts': "export { app } from './index';\nexport declare const client: number;\n",
  };
  expect(implementation(files, everyFile)).toEqual({ compose: ['run', 'start'], 'deep/handler': ['Given', 'run'], types: ['Data'] });
});

it('finds what the index of a folder imports, which is a module of its own', () => {
  const files = {
    'index.js': script,
    'index.d.ts': declared,
    'web/index.js': "import './tools.js';\n",
    'web/index.d.ts': 'export {};\n',
    'web/tools.js': script,
    'web/tools.d.ts': declared,
  };
  expect(implementation(files, everyFile)).toEqual({ 'web/tools': ['run'] });
});

it('leaves out what a comment describes, if `exports` names the file', () => {
  const files = {
    'index.js': "import './compose.js';\n",
    'index.d.ts': 'export {};\n',
    'compose.js': script,
    'compose.d.ts': `${declared}/** Starts. */\nexport declare const start: () => void;\n`,
  };
  const compose = { types: './compose.d.ts', default: './compose.js' };
  expect(implementation(files, { '.': everyFile['.'], './compose': compose })).toEqual({ compose: ['run'] });
});

it('leaves out indexes of folders, what the README names, and files that a comment describes', () => {
  const files = {
    'README.md': "# Sample\n\n```js\nimport { run } from 'sample/tools';\n```\n",
    'index.js': "import './tools.js';\nimport './web/index.js';\nimport './clock.js';\nimport './plain.js';\n",
    'index.d.ts': 'export {};\n',
    'tools.js': script,
    'tools.d.ts': declared,
    'web/index.js': script,
    'web/index.d.ts': declared,
    'clock.js': script,
    'clock.d.ts': `/**\n * @module\n * Clocks.\n */\nimport './index';\n${declared}`,
    'plain.js': script,
    'plain.d.ts': `/* Copyright (c) Sample */\n/**\n * Copyright (c) Others\n */\n${declared}`,
  };
  expect(implementation(files, everyFile)).toEqual({ plain: ['run'] });
});

it('leaves out a package that exports few of its files', () => {
  const files = {
    'index.js': "import './client.js';\nimport './a.js';\nimport './b.js';\n",
    'index.d.ts': declared,
    'client.js': script,
    'client.d.ts': declared,
    'a.js': script,
    'b.js': "import './c.js';\n",
    'c.js': script,
  };
  expect(implementation(files, { '.': everyFile['.'], './client': { types: './client.d.ts', default: './client.js' } })).toEqual({});
});

it('reads sources that are not built', () => {
  const files = {
    'src/index.ts': "import { run } from './compose.js';\nexport const app: () => void = run;\n",
    'src/compose.ts': 'export const run = (): void => {};\n',
  };
  expect(implementation(files, { '.': './dist/index.js', './compose': './dist/compose.js' })).toEqual({ compose: ['run'] });
});

it('finds nothing in a package with one module', () => {
  expect(implementation({ 'index.js': script, 'index.d.ts': declared }, { '.': everyFile['.'] })).toEqual({});
});
