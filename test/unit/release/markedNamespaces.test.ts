import { describe, expect, it } from 'vitest';
import type { ApiSnapshot, SnapshotDeclaration, SnapshotExport } from '../../../renderer/release/apiSnapshot.ts';
import { declarationsFile, renderDeclarations } from '../../../renderer/release/renderDeclarations.ts';
import { snapshotOf } from '../compare/pairs.ts';

const namespace = (id: string, targets: readonly string[]): SnapshotDeclaration => ({
  kind: 'namespace',
  id,
  exports: targets.map((target): SnapshotExport => ({ name: target, target })),
});

const nested = [...named('Own', 'Deep$Own'), ...named('Box', 'Deep$Box'), ...named('Shared', 'Deep$Shared')];

/** The text of a package with types in two namespaces. One of them has the name of a variable. */
function textOf(count: number): string {
  const types = Array.from({ length: count }, (_, index) => `T${index}`);
  const snapshot: ApiSnapshot = {
    ...snapshotOf('export {};\n', new Map()),
    declarations: [
      ...types.map((id): SnapshotDeclaration => ({ kind: 'type', id, typeParameters: '', type: 'string' })),
      namespace('Types', [...types, 'Inner']),
      namespace('Inner', ['T0']),
      { kind: 'variable', id: 'Both', keyword: 'const', type: 'string' },
      namespace('Both', ['Deep']),
      { kind: 'namespace', id: 'Deep', exports: [...named('One', 'T0'), ...named('T1', 'T1'), ...named('Other', 'Deep'), ...nested] },
      { kind: 'type', id: 'Deep$Own', typeParameters: '', type: 'number' },
      { kind: 'namespace', id: 'Deep$Own', exports: [...named('T2', 'T2'), ...named('Around', 'Deep')] },
      { kind: 'namespace', id: 'Deep$Box', exports: named('Only', 'Generic') },
      { kind: 'namespace', id: 'Deep$Shared', exports: named('T3', 'T3') },
      { kind: 'namespace', id: 'Types$Shared', exports: named('Same', 'Deep$Shared') },
      { kind: 'interface', id: 'Generic', typeParameters: '<T>', extends: [], members: [] },
    ],
  };
  return renderDeclarations(snapshot).get(declarationsFile) ?? '';
}

function named(name: string, target: string): readonly SnapshotExport[] {
  return [{ name, target }];
}

/** What a namespace of it exports. */
function lineOf(count: number, id: string): string | undefined {
  return textOf(count)
    .split('\n')
    .flatMap((line) => (line.startsWith(`export declare namespace ${id} {`) ? [line.slice(line.indexOf('{'))] : []))[0];
}

/** The namespaces that a file marks as values. */
function marked(count: number): readonly string[] {
  return [...textOf(count).matchAll(/namespace (\w+) \{ const value\$/g)].map(([, name = '']) => name);
}

describe('namespaces that are marked as values', () => {
  it('are those of a large package, but not what a variable shares a name with', () => {
    expect(marked(5000)).toEqual(['Types', 'Inner']);
  });

  it('are none of a small package', () => {
    expect(marked(100)).toEqual([]);
  });

  it('leave aliases for types to those that cannot be marked, where no name hides another', () => {
    const [both, deep, own] = ['Both', 'Deep', 'Deep$Own'].map((id) => lineOf(5000, id));
    expect(both).toBe('{ export { Deep }; }');
    const inner = 'export { T2 }; export { Deep as Around };';
    const owned = `export type Own = Deep$Own; export namespace Own { ${inner} } export namespace Box { export { Generic as Only }; }`;
    expect(deep).toBe(`{ export type One = T0; export { T1 }; export { Deep as Other }; ${owned} export { Deep$Shared as Shared }; }`);
    expect(own).toBe(`{ ${inner} }`);
    expect(lineOf(100, 'Deep')).toMatch(
      /^\{ export \{ T0 as One \}; export \{ T1 \}; export \{ Deep as Other \}; export \{ Deep\$Own as Own \};/,
    );
  });
});
