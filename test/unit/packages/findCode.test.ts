import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { findPackages } from '../../../renderer/packages/findPackages.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** Names of the packages that a workspace with this member and another one has. */
function membersWith(manifest: object, files: readonly string[], paths = ['.']): readonly string[] {
  const folder = mkdtempSync(join(tmpdir(), 'gqldocs-members-'));
  folders.push(folder);
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  write('package.json', JSON.stringify({ private: true, workspaces: ['packages/*'] }));
  write('packages/core/package.json', JSON.stringify({ name: 'core', main: 'lib/core.js' }));
  write('packages/core/lib/core.js', '');
  write('packages/other/package.json', JSON.stringify({ name: 'other', version: '1.0.0', ...manifest }));
  for (const file of files) write(`packages/other/${file}`, '');
  return findPackages({ cwd: folder, paths }).value.map(({ name }) => name);
}

it.each([
  ['Markdown', {}, ['README.md', 'guides/one.md']],
  ['Markdown with exports', { main: 'index.js', exports: { './*': './*.md' } }, ['one.md']],
  ['documentation with scripts', { scripts: { build: 'x' } }, ['pages/index.tsx', 'next.config.js']],
  ['a program', { bin: 'dist/cli.js' }, ['lib/cli.ts']],
  ['styles', { main: './index.css', exports: { '.': './index.css', './tokens.json': './tokens.json' } }, ['index.css', 'build.js']],
  ['a template', { exports: { './*': './*' } }, ['files/app.ts']],
])('omits a member of a workspace that is only %s', (_, manifest, files) => {
  expect(membersWith(manifest, files)).toEqual(['core']);
  expect(membersWith(manifest, files, ['packages/*'])).toEqual(['core']);
  expect(membersWith(manifest, files, ['packages/other'])).toEqual(['other']);
});

it.each([
  ['sources of what it names', { exports: { '.': { types: './dist/index.d.ts' } } }, ['src/main.ts']],
  ['a main file without an ending', { main: 'lib' }, ['lib/index.js']],
  ['an index', {}, ['index.d.ts']],
  ['an index among its sources', { bin: 'cli.js' }, ['src/index.ts']],
  ['components', { exports: { './*.vue': './src/*.vue' } }, ['src/A.vue']],
])('keeps a member with %s', (_, manifest, files) => {
  expect(membersWith(manifest, files)).toEqual(['core', 'other']);
});
