import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { asScriptsSay } from '../../../../renderer/commands/diff/asScriptsSay.ts';
import type { ApiSnapshot, SnapshotDeclaration } from '../../../../renderer/release/apiSnapshot.ts';
import { findScriptNames } from '../../../../renderer/release/take/findScriptNames.ts';

function scriptNames(exports: object, files: Readonly<Record<string, string>>) {
  const folder = mkdtempSync(join(tmpdir(), 'gqldocs-scripts-'));
  try {
    for (const [path, text] of Object.entries({ 'package.json': JSON.stringify({ name: 'sample', exports }), ...files })) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    return findScriptNames(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

it('finds the names that modules export', () => {
  const main = "export * from './lib/all.js';\nexport * as all from 'x';\nexport { a as b } from 'x';\nexport default 1;\n";
  const files = {
    'index.js': main,
    'lib/all.js': 'export const { c, d: [e] } = x;\nexport function f() {}\nexport class G {}\nexport default 2;\n',
  };
  expect(scriptNames({ '.': { types: './index.d.ts', import: './index.js' } }, files)).toEqual({
    '': ['G', 'all', 'b', 'c', 'default', 'e', 'f'],
  });
});

it('knows nothing of scripts in another format, of missing ones, and of everything that another package exports', () => {
  const files = { 'main.js': 'exports.a = 1;\n', 'star.js': "export * from 'other';\nexport const a = 1;\n" };
  const exports = {
    '.': './main.js',
    './star': './star.js',
    './gone': './gone.js',
    './both': { import: './star.js', default: './main.js' },
  };
  expect(scriptNames(exports, files)).toEqual({});
});

it('leaves only the types of exports that the scripts do not have', () => {
  const declarations: readonly SnapshotDeclaration[] = [
    { kind: 'class', id: 'Node', isAbstract: false, typeParameters: '', implements: [], members: [] },
    { kind: 'type', id: 'Name', typeParameters: '', type: 'string' },
    { kind: 'enum', id: 'Kind', isConst: true, members: [] },
    { kind: 'variable', id: 'run', keyword: 'const', type: '() => void' },
  ];
  const exports = ['Kind', 'Name', 'Node', 'run'].map((name) => ({ name, target: name }));
  const modules = [{ kind: 'entry', name: '', exports }] as const;
  const snapshot: ApiSnapshot = { package: { name: 'sample', version: '1.0.0' }, types: [], usesDom: false, modules, declarations };
  const typesOf = (names?: readonly string[]) =>
    asScriptsSay({ snapshot, scriptNames: names && { '': names } }).modules[0]?.exports.flatMap(({ name, isTypeOnly }) =>
      isTypeOnly ? name : [],
    );
  expect(typesOf(['run'])).toEqual(['Node']);
  expect(typesOf(['Node', 'run'])).toEqual([]);
  expect(typesOf()).toEqual([]);
});
