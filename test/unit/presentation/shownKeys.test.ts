import { expect, it } from 'vitest';
import type { Type } from '../../../renderer/model/type.ts';
import { shownKeys } from '../../../renderer/presentation/shownKeys.ts';

const props: Type = { kind: 'reference', name: 'Props', typeArguments: [], target: { kind: 'unexported', id: 'Props' } };
const key = (name: string): Type => ({ kind: 'literal', text: JSON.stringify(name) });
const helper = (name: string, keys: Type): Type => ({
  kind: 'reference',
  name,
  typeArguments: [props, keys],
  target: { kind: 'global', name },
});
const keysOf = (...types: readonly Type[]) => ['a', 'b', 'c'].filter((name) => shownKeys(types)('Props', name));

it('has no properties that every use of a type leaves out', () => {
  expect(keysOf(helper('Omit', key('a')))).toEqual(['b', 'c']);
  expect(keysOf(helper('Omit', { kind: 'union', types: [key('a'), key('b')] }))).toEqual(['c']);
  expect(keysOf(helper('Pick', key('a')))).toEqual(['a']);
  expect(keysOf(helper('Pick', key('a')), helper('Omit', { kind: 'union', types: [key('a'), key('b')] }))).toEqual(['a', 'c']);
});

it('has all properties if a use keeps them, or if the names are unknown', () => {
  expect(keysOf(helper('Omit', key('a')), { kind: 'array', element: props })).toEqual(['a', 'b', 'c']);
  expect(keysOf(helper('Omit', { kind: 'operator', operator: 'keyof', type: props }))).toEqual(['a', 'b', 'c']);
  expect(keysOf(helper('Partial', key('a')))).toEqual(['a', 'b', 'c']);
  expect(keysOf()).toEqual(['a', 'b', 'c']);
});
