import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { noteMisses } from '../../../../renderer/api/entry/noteMisses.ts';

const files = ['app/src/index.ts', 'linked/package.json', 'app/node_modules/installed/package.json'];

let folder: string;
beforeAll(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'gqldocs-misses-')));
  for (const file of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), '{}');
  }
  symlinkSync('../../linked', join(folder, 'app/node_modules/linked'));
});
afterAll(() => rmSync(folder, { recursive: true }));

it.each([
  ['app/src/index.ts', []],
  ['app/src/other.ts', ['app/src/other.ts']],
  ['app/node_modules/linked/dist/index.d.ts', ['app/node_modules/linked/dist/index.d.ts']],
  ['app/node_modules/installed/dist/index.d.ts', []],
  ['app/node_modules/other.d.ts', []],
])('records a missing file if it may be created: %s', (file, expected) => {
  const missed: string[] = [];
  const host = noteMisses({ host: ts.createCompilerHost({}), onMiss: (path) => missed.push(path.replace(`${folder}/`, '')) });
  expect(host.fileExists(join(folder, file))).toBe(expected.length === 0 && file === 'app/src/index.ts');
  expect(missed).toEqual(expected);
});

it.each([
  ['app/src', []],
  ['app/src/generated', ['app/src/generated/']],
  ['app/src/node_modules', []],
  ['app/node_modules/linked', []],
  ['app/node_modules/linked/dist', ['app/node_modules/linked/dist/']],
  ['app/node_modules/other', ['app/node_modules/other/']],
  ['app/node_modules/@types', ['app/node_modules/@types/']],
  ['app/node_modules/installed/dist', []],
])('records a missing folder if it may be created: %s', (path, expected) => {
  const missed: string[] = [];
  const host = noteMisses({ host: ts.createCompilerHost({}), onMiss: (one) => missed.push(one.replace(`${folder}/`, '')) });
  host.directoryExists?.(join(folder, path));
  expect(missed).toEqual(expected);
});
