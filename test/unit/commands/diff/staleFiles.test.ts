import { cpSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { staleFiles } from '../../../../renderer/commands/diff/staleFiles.ts';

let cwd: string;
beforeEach(() => {
  cwd = mkdtempSync(join(tmpdir(), 'gqldocs-stale-'));
  for (const folder of ['src/parts', 'dist']) mkdirSync(join(cwd, folder), { recursive: true });
  write('package.json', JSON.stringify({ name: 'tool', types: './dist/index.d.ts' }), 0);
  write('tsconfig.json', JSON.stringify({ compilerOptions: { rootDir: 'src', outDir: 'dist' } }), 0);
  write('src/index.ts', 'export {};', 100);
  write('dist/index.d.ts', 'export {};', 200);
});
afterEach(() => rmSync(cwd, { recursive: true }));

/** @param time when the file was changed, in seconds */
function write(path: string, text: string, time: number): void {
  writeFileSync(join(cwd, path), text);
  utimesSync(join(cwd, path), time, time);
}

it('names a folder whose sources have changed since its last build', () => {
  write('src/parts/part.ts', '', 300);
  expect(staleFiles({ given: ['v1.0.0', '.'], cwd })).toMatchObject([
    { code: 'diff/stale', severity: 'warning', message: 'The comparison reads dist/index.d.ts in ".", which is older than the sources.' },
  ]);
});

it('accepts a folder that has been built, one without built files, and what is not a folder', () => {
  expect(staleFiles({ given: ['.', 'v1.0.0', 'tool.tgz'], cwd })).toEqual([]);
  rmSync(join(cwd, 'dist'), { recursive: true });
  write('src/index.ts', 'export {};', 300);
  expect(staleFiles({ given: ['.'], cwd })).toEqual([]);
});

it('accepts an installed package, whose files are as old as the installation', () => {
  write('src/index.ts', 'export {};', 300);
  const parts = ['package.json', 'tsconfig.json', 'src', 'dist'];
  for (const part of parts) cpSync(join(cwd, part), join(cwd, 'node_modules/tool', part), { recursive: true, preserveTimestamps: true });
  expect(staleFiles({ given: ['.'], cwd })).toHaveLength(1);
  expect(staleFiles({ given: ['node_modules/tool'], cwd })).toEqual([]);
});
