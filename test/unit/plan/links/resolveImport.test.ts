import { describe, expect, it } from 'vitest';
import { importableModules, moduleExports, resolveImport, splitImport } from '../../../../renderer/plan/links/resolveImport.ts';
import { makePackage, makeSymbol } from '../../make.ts';

const symbols = [
  makeSymbol('function', 'parse'),
  makeSymbol('type', 'Kind'),
  makeSymbol('variable', 'Kind'),
  makeSymbol('class', 'Main', { flags: { isDefault: true } }),
  makeSymbol('namespace', 'tools'),
  makeSymbol('function', 'tools.trim'),
];
const modules = moduleExports({
  packages: [
    makePackage(symbols, {
      name: '@scope/pkg',
      modules: [
        { name: '', symbols: symbols.map(({ id }) => id), references: [], unlisted: ['devAssert'] },
        { name: 'server', symbols: [], references: [{ name: 'read', target: 'pkg/:function/parse' }] },
      ],
    }),
  ],
});
const resolve = (module: string, name: string) => resolveImport({ modules, importable: new Map() }, module, name);

describe('an import', () => {
  it('of a module that `exports` does not allow is reported with those that it allows', () => {
    const importable = importableModules({ packages: [makePackage([], { name: '@scope/pkg', subpaths: ['.', './server', './icons/*'] })] });
    const kinds = ['@scope/pkg', '@scope/pkg/icons/star', '@scope/pkg/nope', 'other/nope'].map(
      (module) => resolveImport({ modules, importable }, module, 'x').kind,
    );
    expect(kinds).toEqual(['missing', 'unlisted', 'no-module', 'foreign']);
    expect(resolveImport({ modules, importable }, '@scope/pkg/nope', 'x')).toEqual({
      kind: 'no-module',
      modules: ['@scope/pkg', '@scope/pkg/server', '@scope/pkg/icons/*'],
    });
  });

  it('of a file, or of a private path, is of no package, also where one has no name', () => {
    const packages = [makePackage(symbols, { name: '', subpaths: ['.', './server'] })];
    const space = { modules: moduleExports({ packages }), importable: importableModules({ packages }) };
    expect(['./add.js', '../add.js', '/add.js', '#parts'].map((module) => resolveImport(space, module, 'parse').kind)).toEqual(
      Array.from({ length: 4 }, () => 'foreign'),
    );
  });

  it.each([
    ['@scope/pkg', 'parse', 'pkg/:function/parse'],
    ['@scope/pkg', 'default', 'pkg/:class/Main'],
    ['@scope/pkg/server', 'read', 'pkg/:function/parse'],
    ['@scope/pkg/not-documented', 'parse', 'pkg/:function/parse'],
  ])('from %s of %s resolves to %s', (module, name, id) => {
    expect(resolve(module, name)).toEqual({ kind: 'symbol', id });
  });

  it('of a name that a value and a type share resolves to the value', () => {
    expect(resolve('@scope/pkg', 'Kind')).toEqual({ kind: 'symbol', id: 'pkg/:variable/Kind' });
  });

  it('of an export that the reference omits is accepted', () => {
    expect([resolve('@scope/pkg', 'devAssert'), resolve('@scope/pkg/not-documented', 'gone')]).toEqual([
      { kind: 'unlisted' },
      { kind: 'unlisted' },
    ]);
  });

  it('of a missing name lists the exported names', () => {
    expect(resolve('@scope/pkg/server', 'parse')).toEqual({ kind: 'missing', names: ['read'] });
  });

  it('of a name in a namespace, or of the declared name of a default export, is missing', () => {
    expect([resolve('@scope/pkg', 'trim').kind, resolve('@scope/pkg', 'Main').kind]).toEqual(['missing', 'missing']);
  });

  it('from another package is ignored', () => {
    expect(resolve('@scope/other', 'parse')).toEqual({ kind: 'foreign' });
  });
});

it('splits an import at the sign after its module', () => {
  expect(splitImport('#internal/a#b')).toEqual({ module: '#internal/a', name: 'b' });
});
