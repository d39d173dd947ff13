import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { findBuiltFiles } from '../../../renderer/commands/findBuiltFiles.ts';
import type { Config } from '../../../renderer/model/config.ts';
import { makeConfig } from '../make.ts';

const manifest = JSON.stringify({ name: 'tiny', exports: { types: './dist/index.d.ts', default: './dist/index.js' } });

function found(files: Readonly<Record<string, string>>, changes: Partial<Config['api']['packages'][number]> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'gqldocs-built-'));
  for (const [path, text] of Object.entries({ 'package.json': manifest, ...files })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const [base] = makeConfig({ api: { packages: [{ path: folder, slug: 'tiny' }] } }).api.packages;
  return findBuiltFiles({ api: { packages: base === undefined ? [] : [{ ...base, path: folder, ...changes }] } });
}

const built = { 'dist/index.d.ts': 'export declare const a: 1;\n' };
const sources = { 'src/index.ts': 'export const a = 1;\n' };

it('names the built file and the sources', () => {
  expect(found({ ...built, ...sources })).toMatchObject([
    {
      code: 'serve/built-files',
      severity: 'warning',
      message:
        'gqldocs documents built files of tiny (dist/index.d.ts), so edits of its sources do not change the site until you build the package.',
      hint: "To document the sources, set `entryPoints: { '.': 'src/index.ts' }` for the package in the config.",
    },
  ]);
});

it('finds nothing without a build, without sources, or with entry points of the config', () => {
  expect(found(sources)).toEqual([]);
  expect(found(built)).toEqual([]);
  expect(found({ ...built, ...sources }, { entryPoints: { '.': 'src/index.ts' } })).toEqual([]);
});

it('knows declarations that are compiled from scripts', () => {
  const tsconfig = JSON.stringify({ compilerOptions: { allowJs: true, declaration: true, outDir: 'dist' }, include: ['src'] });
  const files = { ...built, 'src/index.js': '/** A. */\nexport const a = 1;\n' };
  expect(found({ ...files, 'tsconfig.json': tsconfig })[0]?.hint).toContain("`entryPoints: { '.': 'src/index.js' }`");
  expect(found(files)).toEqual([]);
});
