import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { findEntryPoints } from '../../../renderer/api/findEntryPoints.ts';
import { readPackageInfo } from '../../../renderer/api/readPackageInfo.ts';
import { packageConfig } from './extractFixture.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

describe('findEntryPoints', () => {
  it.each([
    ['types', { types: './lib/main.d.ts' }, 'lib/main.d.ts'],
    ['typings without an extension', { typings: 'lib/main' }, 'lib/main.d.ts'],
    ['the types of exports', { exports: { '.': { import: { types: './lib/main.d.ts', default: './lib/main.js' } } } }, 'lib/main.d.ts'],
    ['exports that are conditions', { exports: { types: './lib/main.d.ts' } }, 'lib/main.d.ts'],
    ['declarations beside main', { main: './lib/main.js' }, 'lib/main.d.ts'],
    ['a folder as main', { main: 'lib' }, 'lib/index.d.ts'],
    ['declarations of a module', { types: 'lib/module.d.mts' }, 'lib/module.d.mts'],
    ['index.d.ts', {}, 'index.d.ts'],
    ['src/index.ts', { types: 'lib/gone.d.ts' }, 'src/index.ts'],
  ])('takes %s', (_, manifest, expected) => {
    const files = [expected, 'src/index.ts'];
    expect(find(manifest, files)).toEqual({ value: [{ name: '', file: expected }], problems: [] });
  });

  it('says where types can be named when there are none', () => {
    expect(find({ name: 'nothing', main: 'index.js' }, ['index.js'])).toEqual({
      value: [],
      problems: [
        {
          code: 'api/entry-point',
          severity: 'error',
          message: 'No entry point was found for the package "nothing".',
          hint: 'Build it, if its declarations are not there yet; else add "types" to its package.json, or `entryPoints: { ".": "src/index.ts" }` to the package in the config.',
          place: { file: 'package.json' },
        },
      ],
    });
  });

  it('takes those of the config, the main one first, and reports each that is missing', () => {
    const { value, problems } = find({ name: 'some', types: 'a.ts' }, ['a.ts', 'b.ts'], { './b': 'b.ts', './c': 'c.ts', '.': 'a.ts' });
    expect(value).toEqual([
      { name: '', file: 'a.ts' },
      { name: 'b', file: 'b.ts' },
    ]);
    expect(problems.map(({ message, hint }) => ({ message, hint }))).toEqual([
      {
        message: 'The entry point "./c" of the package "some" is not a file: c.ts.',
        hint: 'Under api.packages in the config, give "a.ts", relative to the package\'s folder.',
      },
    ]);
  });
});

/** Entry points of a package with these files, relative to it. */
function find(manifest: object, files: readonly string[], entryPoints?: Readonly<Record<string, string>>) {
  const folder = mkdtempSync(join(tmpdir(), 'gqldocs-entries-'));
  folders.push(folder);
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  for (const file of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), '');
  }
  const info = readPackageInfo({ path: folder, root: folder });
  const { value, problems } = findEntryPoints({ ...packageConfig('some'), entryPoints }, info);
  return { value: value.map(({ name, file }) => ({ name, file: file.slice(info.folder.length + 1) })), problems };
}
