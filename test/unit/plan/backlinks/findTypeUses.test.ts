import { describe, expect, it } from 'vitest';
import type { Parameter, ReferenceType, Signature, Type } from '../../../../renderer/model/type.ts';
import { findTypeUses } from '../../../../renderer/plan/backlinks/findTypeUses.ts';
import { makeMember, makePackage, makeSymbol } from '../../make.ts';

const nothing: Type = { kind: 'intrinsic', name: 'void' };
const target = 'pkg/:interface/T';

function ref(name: string, kind: 'symbol' | 'unexported' | 'global' = 'global', typeArguments: readonly Type[] = []): ReferenceType {
  const id = kind === 'symbol' ? `pkg/:interface/${name}` : `pkg/${name}.d.ts:type/${name}`;
  return { kind: 'reference', name, typeArguments, target: kind === 'global' ? { kind, name } : { kind, id } };
}
const T = ref('T', 'symbol');

function parameter(type: Type): Parameter {
  return { name: 'value', type, isOptional: false, isRest: false, parts: [] };
}
function call(types: readonly Type[], returnType: Type = nothing): Signature {
  return { typeParameters: [], parameters: types.map(parameter), returnType, sources: [] };
}
const func = (name: string, types: readonly Type[], returnType?: Type) =>
  makeSymbol('function', name, { signatures: [call(types, returnType)] });

function usesOf(...symbols: readonly ReturnType<typeof makeSymbol>[]) {
  const unexported = [
    makeSymbol('type', 'Maybe', { id: 'pkg/Maybe.d.ts:type/Maybe', type: nothing }),
    makeSymbol('type', 'Any', { id: 'pkg/Any.d.ts:type/Any', type: { kind: 'union', types: [T, nothing] } }),
  ];
  const all = findTypeUses({ packages: [makePackage([makeSymbol('interface', 'T'), ...symbols], { unexported })] });
  return all.get(target);
}

const none = { acceptedBy: [], returnedBy: [], containedIn: [], values: [], guards: [] };
const callback: Type = { kind: 'function', signature: call([T]) };

describe('a function accepts', () => {
  it.each<readonly [string, Type]>([
    ['the type itself', T],
    ['a union with the type', { kind: 'union', types: [nothing, T] }],
    ['an array of the type', { kind: 'operator', operator: 'readonly', type: { kind: 'array', element: T } }],
    ['a tuple with the type', { kind: 'tuple', elements: [{ isOptional: false, isRest: false, type: T }] }],
    ['a generic type with the type', ref('Map', 'global', [nothing, T])],
    ['an unexported type that contains the type', ref('Any', 'unexported')],
    ['the type as argument of an unexported type', ref('Maybe', 'unexported', [T])],
    [
      'an object with a property of the type',
      { kind: 'object', members: [{ kind: 'property', name: 'a', isOptional: false, isReadonly: false, type: T }] },
    ],
  ])('%s', (_what, type) => {
    expect(usesOf(func('f', [type]))).toEqual({ ...none, acceptedBy: ['pkg/:function/f'] });
  });

  it.each<readonly [string, Type]>([
    ['a callback that takes the type', callback],
    ['another type', ref('Other', 'symbol')],
  ])('nothing with %s', (_what, type) => {
    expect(usesOf(func('f', [type]))).toBeUndefined();
  });
});

it('distinguishes functions that return the type, also as a promise, from type guards', () => {
  const isT: Type = { kind: 'predicate', parameter: 'value', asserts: false, type: T };
  expect(usesOf(func('make', [], ref('Promise', 'global', [T])), func('isT', [nothing], isT))).toEqual({
    ...none,
    returnedBy: ['pkg/:function/make'],
    guards: ['pkg/:function/isT'],
  });
});

it('lists members that accept or return the type, and constructors that accept it', () => {
  const members = [
    makeMember('constructor', { kind: 'constructor', signatures: [call([T], T)] }),
    makeMember('get', { signatures: [call([], T)] }),
    makeMember('current', { kind: 'accessor', getter: call([], T) }),
    makeMember('old', { signatures: [call([T])], inheritedFrom: ref('Base', 'symbol') }),
  ];
  expect(usesOf(makeSymbol('class', 'Holder', { members }))).toEqual({
    ...none,
    acceptedBy: ['pkg/:class/Holder#constructor'],
    returnedBy: ['pkg/:class/Holder#current', 'pkg/:class/Holder#get'],
  });
});

it('lists types that contain it, including callbacks, and variables of the type', () => {
  const symbols = [
    makeSymbol('interface', 'Options', {
      members: [makeMember('a', { kind: 'property', type: T }), makeMember('b', { kind: 'property', type: callback })],
    }),
    makeSymbol('type', 'Callback', { type: callback }),
    makeSymbol('variable', 'all', { type: { kind: 'array', element: T } }),
    makeSymbol('variable', 'use', { type: callback }),
  ];
  expect(usesOf(...symbols)).toEqual({
    ...none,
    acceptedBy: ['pkg/:variable/use'],
    containedIn: ['pkg/:type/Callback', 'pkg/:interface/Options'],
    values: ['pkg/:variable/all'],
  });
});

it('omits uses of a type by itself', () => {
  const api = {
    packages: [makePackage([makeSymbol('interface', 'T', { members: [makeMember('next', { signatures: [call([T], T)] })] })])],
  };
  expect([...findTypeUses(api)]).toEqual([]);
});
