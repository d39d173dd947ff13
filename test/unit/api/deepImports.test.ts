import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { deepImports } from '../../../renderer/api/deepImports.ts';
import { findEntryPoints } from '../../../renderer/api/entry/findEntryPoints.ts';
import { readPackageInfo } from '../../../renderer/api/entry/readPackageInfo.ts';
import { packageConfig } from './extractFixture.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

const files = ['index.d.ts', 'parts/index.d.ts', 'parts/one.d.ts', 'parts/two.d.ts'];
const open = { '.': './index.js', './parts': './parts/index.js', './*.js': './*.js' };

/** What is a deep import of a package with these exports, of whose files some are documented. */
function deep(exports: object | undefined, entryPoints?: Readonly<Record<string, string>>): readonly string[] {
  const folder = mkdtempSync(join(tmpdir(), 'gqldocs-deep-'));
  folders.push(folder);
  for (const file of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), 'export {};\n');
    writeFileSync(join(folder, file.replace('.d.ts', '.js')), 'export {};\n');
  }
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'pkg', version: '1.0.0', exports }));
  const config = { ...packageConfig('pkg'), path: folder, entryPoints };
  const info = readPackageInfo({ path: folder, root: folder });
  return deepImports({ config, info, entryPoints: findEntryPoints(config, info).value });
}

describe('deep imports', () => {
  it('are files that match a pattern and are not entry points in the config', () => {
    expect(deep(open, { '.': 'index.d.ts', './parts': 'parts/index.d.ts' })).toEqual(['pkg/parts/one.js', 'pkg/parts/two.js']);
  });

  it('exclude entry points with names of their own, even if the config omits them', () => {
    expect(deep(open, { '.': 'index.d.ts' })).not.toContain('pkg/parts');
  });

  it('are missing if all of them are documented', () => {
    expect(deep(open)).toEqual([]);
  });

  it('are missing if the package has no patterns', () => {
    expect(deep({ '.': './index.js' }, { '.': 'index.d.ts' })).toEqual([]);
    expect(deep(undefined, { '.': 'index.d.ts' })).toEqual([]);
  });
});
