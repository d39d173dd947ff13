import { describe, expect, it } from 'vitest';
import { createWitnessWriter } from '../../../../renderer/compare/witness/program/witnessWriter.ts';
import type { SnapshotDeclaration } from '../../../../renderer/release/apiSnapshot.ts';
import { snapshotOf } from '../pairs.ts';

/** A writer for a package whose types users cannot import. Each type mentions the next one. */
function writerOf(count: number) {
  const declarations = Array.from(
    { length: count },
    (_, index): SnapshotDeclaration => ({
      kind: 'type',
      id: `T${index}`,
      typeParameters: '',
      type: index === count - 1 ? 'string' : `T${index + 1} | { name: string; other: number; third: boolean }`,
    }),
  );
  const old = { ...snapshotOf('export {};\n', new Map()), declarations };
  return createWitnessWriter({ old, placeOf: () => undefined, externals: new Map() });
}

describe('copies of types in a program', () => {
  it('include what the copied types mention', () => {
    const writer = writerOf(30);
    expect(writer.nameOf('T0')).toBe('T0Before');
    expect(writer.program(['declare const it: T0Before;']).text).toContain('type T29Before = string;');
  });

  it('are none of a type that needs most of a large package', () => {
    const writer = writerOf(1200);
    expect(writer.nameOf('T0')).toBeUndefined();
    expect(writer.write('type All = T0;')).toBeUndefined();
  });
});
