import { expect, it } from 'vitest';
import type { ObjectMember, Type } from '../../../renderer/model/type.ts';
import { shortType } from '../../../renderer/presentation/shortType.ts';

const string: Type = { kind: 'intrinsic', name: 'string' };
const member = (name: string, kind: ObjectMember['kind'] = 'property'): ObjectMember => {
  return { kind, name, isOptional: false, isReadonly: false, type: string };
};
const object = (...members: readonly ObjectMember[]): Type => ({ kind: 'object', members });
const promise = (of: Type): Type => {
  return { kind: 'reference', name: 'Promise', typeArguments: [of], target: { kind: 'global', name: 'Promise' } };
};

it.each([
  ['an object', object(member('data'), member('errors')), '{ data, errors }'],
  ['an accessor once', object(member('size', 'getter'), member('size', 'setter')), '{ size }'],
  ['an object in another type', promise({ kind: 'union', types: [object(member('data')), string] }), 'Promise<{ data } | string>'],
  ['no object', promise(string), 'Promise<string>'],
])('has the keys of %s', (_case, type, text) => {
  expect(shortType(type)).toBe(text);
});
