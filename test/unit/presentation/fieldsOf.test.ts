import { describe, expect, it } from 'vitest';
import type { Member } from '../../../renderer/model/api.ts';
import type { Type } from '../../../renderer/model/type.ts';
import { fieldsOf, fieldsType, requiredFirst } from '../../../renderer/presentation/fieldsOf.ts';
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
    expect(fieldsType(type)?.id).toBe('pkg/:interface/Options');
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

describe('fieldsType with other required fields than declared', () => {
  it.each([
    ['Readonly', true],
    ['NonNullable', true],
    ['Partial', false],
    ['Required', false],
  ])('tells %s<Options>', (name, isAsDeclared) => {
    expect(fieldsType(union(wrapped('Readonly', wrapped(name, options)), nothing))?.isAsDeclared).toBe(isAsDeclared);
  });
});

describe('fieldsOf', () => {
  const members = [makeMember('size', { kind: 'property' }), makeMember('onError')];

  const optional = (name: string) => makeMember(name, { kind: 'property', flags: { isOptional: true } });

  it('counts the members of object types', () => {
    const counts = [makeSymbol('interface', 'A', { members }), makeSymbol('type', 'B', { members })].map(
      (symbol) => fieldsOf(symbol)?.count,
    );
    expect(counts).toEqual([2, 2]);
  });

  it('names the required ones, unless all are or there are many', () => {
    const requiredOf = (...all: readonly Member[]) => fieldsOf(makeSymbol('interface', 'A', { members: all }))?.required;
    expect(requiredOf(optional('a'), ...members)).toEqual(['size', 'onError']);
    expect(requiredOf(...members)).toEqual([]);
    expect(requiredOf(optional('a'))).toEqual([]);
    expect(requiredOf(optional('a'), ...[...'bcdef'].map((name) => makeMember(name, { kind: 'property' })))).toEqual([]);
  });

  it('has a pattern of all names, with at most thirty', () => {
    const patternOf = (...all: readonly Member[]) => fieldsOf(makeSymbol('interface', 'A', { members: all }))?.pattern;
    expect(patternOf(optional('a'), ...members)).toBe('{ size, onError, a? }');
    const many = Array.from({ length: 31 }, (_, index) => optional(`n${index}`));
    expect(patternOf(...many)).toMatch(/, n29\?, … }$/);
  });

  it('lists the required ones of an object first, and members of a class as they are', () => {
    const all = [optional('a'), ...members, optional('b')];
    const namesOf = (kind: 'interface' | 'class') => requiredFirst(makeSymbol(kind, 'A', { members: all })).map(({ name }) => name);
    expect(namesOf('interface')).toEqual(['size', 'onError', 'a', 'b']);
    expect(namesOf('class')).toEqual(['a', 'size', 'onError', 'b']);
  });

  it('is undefined for what is called or made, and for what has no property', () => {
    const callable = [...members, makeMember('', { kind: 'call' })];
    const symbols = [
      makeSymbol('class', 'A', { members }),
      makeSymbol('interface', 'B', { members: callable }),
      makeSymbol('interface', 'C', { members: [makeMember('run')] }),
      makeSymbol('type', 'D'),
    ];
    expect(symbols.map(fieldsOf)).toEqual([undefined, undefined, undefined, undefined]);
  });
});
