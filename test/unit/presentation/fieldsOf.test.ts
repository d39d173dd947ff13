import { describe, expect, it } from 'vitest';
import type { Type } from '../../../renderer/model/type.ts';
import { countFields, fieldsType } from '../../../renderer/presentation/fieldsOf.ts';
import { makeMember, makeSymbol } from '../make.ts';

const options: Type = { kind: 'reference', name: 'Options', typeArguments: [], target: { kind: 'symbol', id: 'pkg/:interface/Options' } };
const wrapped = (name: string, argument: Type): Type => ({
  kind: 'reference',
  name,
  typeArguments: [argument],
  target: { kind: 'global', name },
});
const union = (...types: readonly Type[]): Type => ({ kind: 'union', types });
const nothing: Type = { kind: 'intrinsic', name: 'undefined' };

describe('fieldsType', () => {
  it.each([
    ['a type by its name', options],
    ['a type that may be missing', union(options, nothing, { kind: 'literal', text: 'null' })],
    ['a type whose fields are read-only or optional', wrapped('Readonly', wrapped('Partial', options))],
  ])('is %s', (_case, type) => {
    expect(fieldsType(type)).toBe('pkg/:interface/Options');
  });

  it.each([
    ['a choice of types', union(options, { kind: 'intrinsic', name: 'string' })],
    ['a list', { kind: 'array', element: options } satisfies Type],
    ['a type that does not have the fields itself', wrapped('Promise', options)],
    ['nothing', nothing],
  ])('is not there for %s', (_case, type) => {
    expect(fieldsType(type)).toBeUndefined();
  });
});

describe('countFields', () => {
  const members = [makeMember('size', { kind: 'property' }), makeMember('onError')];

  it('counts the members of object types', () => {
    expect([countFields(makeSymbol('interface', 'A', { members })), countFields(makeSymbol('type', 'B', { members }))]).toEqual([2, 2]);
  });

  it('is 0 for what is called or made, and for what has no property', () => {
    const callable = [...members, makeMember('', { kind: 'call' })];
    const symbols = [
      makeSymbol('class', 'A', { members }),
      makeSymbol('interface', 'B', { members: callable }),
      makeSymbol('interface', 'C', { members: [makeMember('run')] }),
      makeSymbol('type', 'D'),
    ];
    expect(symbols.map(countFields)).toEqual([0, 0, 0, 0]);
  });
});
