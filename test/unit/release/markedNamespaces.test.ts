import { describe, expect, it } from 'vitest';
import type { ApiSnapshot, SnapshotDeclaration, SnapshotExport } from '../../../renderer/release/apiSnapshot.ts';
import { declarationsFile, renderDeclarations } from '../../../renderer/release/renderDeclarations.ts';
import { snapshotOf } from '../compare/pairs.ts';

const namespace = (id: string, targets: readonly string[]): SnapshotDeclaration => ({
  kind: 'namespace',
  id,
  exports: targets.map((target): SnapshotExport => ({ name: target, target })),
});

/** The namespaces that a file marks as values, of a package with types in two namespaces. One of them has the name of a variable. */
function marked(count: number): readonly string[] {
  const types = Array.from({ length: count }, (_, index) => `T${index}`);
  const snapshot: ApiSnapshot = {
    ...snapshotOf('export {};\n', new Map()),
    declarations: [
      ...types.map((id): SnapshotDeclaration => ({ kind: 'type', id, typeParameters: '', type: 'string' })),
      namespace('Types', [...types, 'Inner']),
      namespace('Inner', ['T0']),
      { kind: 'variable', id: 'Both', keyword: 'const', type: 'string' },
      namespace('Both', ['Deep']),
      namespace('Deep', ['T0']),
    ],
  };
  const text = renderDeclarations(snapshot).get(declarationsFile) ?? '';
  return [...text.matchAll(/namespace (\w+) \{ const value\$/g)].map(([, name = '']) => name);
}

describe('namespaces that are marked as values', () => {
  it('are those of a large package, but not what a variable shares a name with', () => {
    expect(marked(5000)).toEqual(['Types', 'Inner']);
  });

  it('are none of a small package', () => {
    expect(marked(100)).toEqual([]);
  });
});
