import { expect, it } from 'vitest';
import type { Type } from '../../../renderer/model/type.ts';
import { returnedName } from '../../../renderer/presentation/returnedName.ts';
import { string } from '../templates/signature/text.ts';

const ref = (name: string): Type => ({ kind: 'reference', name, typeArguments: [], target: { kind: 'symbol', id: `pkg/:type/${name}` } });

const promise = (...typeArguments: readonly Type[]): Type => ({
  kind: 'reference',
  name: 'Promise',
  typeArguments,
  target: { kind: 'global', name: 'Promise' },
});

it('finds the documented type in the return type', () => {
  expect(returnedName(ref('DocumentNode'))).toBe('DocumentNode');
  expect(returnedName(promise({ kind: 'array', element: ref('Node') }))).toBe('Node');
  expect(returnedName({ kind: 'union', types: [string, ref('Node')] })).toBe('Node');
});

it('finds nothing without a documented type', () => {
  expect(returnedName(string)).toBeUndefined();
  expect(returnedName(promise(string))).toBeUndefined();
});
