import { describe, expect, it } from 'vitest';
import { extractFixture } from '../extractFixture.ts';

const { symbol, member } = await extractFixture('types');
const parameter = (name: string) => ({ kind: 'reference', name, typeArguments: [], target: { kind: 'parameter' } });
const node = { kind: 'reference', name: 'Node', typeArguments: [], target: { kind: 'symbol', id: 'types/:interface/Node' } };
const string = { kind: 'intrinsic', name: 'string' };
const number = { kind: 'intrinsic', name: 'number' };
const keysOfT = { kind: 'operator', operator: 'keyof', type: parameter('T') };
const indexed = { kind: 'indexed', object: parameter('T'), index: parameter('K') };

describe('convertType', () => {
  it('writes literals as in the source', () => {
    const literals = ['"a"', '-1', '2n', 'true', 'null'].map((text) => ({ kind: 'literal', text }));
    expect(symbol('Literal').type).toEqual({ kind: 'union', types: [...literals, { kind: 'intrinsic', name: 'undefined' }] });
  });

  it('reads tuples with names, optional elements and a rest', () => {
    expect(symbol('Tuple').type).toMatchObject({
      kind: 'tuple',
      elements: [
        { name: 'first', isOptional: false, isRest: false, type: string },
        { name: 'second', isOptional: true, type: number },
        { name: 'rest' },
      ],
    });
    expect(symbol('Plain').type).toEqual({
      kind: 'tuple',
      elements: [
        { isOptional: false, isRest: false, type: string },
        { isOptional: true, isRest: false, type: number },
        { isOptional: false, isRest: true, type: { kind: 'array', element: { kind: 'intrinsic', name: 'boolean' } } },
      ],
    });
  });

  it('reads arrays and readonly', () => {
    expect(symbol('Lists').type).toEqual({
      kind: 'union',
      types: [
        { kind: 'operator', operator: 'readonly', type: { kind: 'array', element: string } },
        { kind: 'array', element: node },
      ],
    });
  });

  it('reads function and constructor types', () => {
    expect(symbol('Fn').type).toMatchObject({
      kind: 'function',
      signature: {
        parameters: [{ name: 'this', type: node }, { name: 'a' }, { name: 'b', isOptional: true, type: number }],
        returnType: { kind: 'predicate', parameter: 'a', asserts: true, type: { kind: 'literal', text: '"x"' } },
      },
    });
    expect(symbol('Ctor').type).toMatchObject({
      kind: 'constructor',
      isAbstract: true,
      signature: { typeParameters: [{ name: 'T' }], returnType: node },
    });
  });

  it('reads conditional types with infer', () => {
    expect(symbol('Cond').type).toEqual({
      kind: 'conditional',
      check: parameter('T'),
      extends: { kind: 'array', element: { kind: 'infer', name: 'U', constraint: string } },
      // biome-ignore lint/suspicious/noThenProperty: the branch of a conditional type; a type is never awaited
      then: parameter('U'),
      else: { kind: 'intrinsic', name: 'never' },
    });
  });

  it('reads mapped types, their modifiers and template literals', () => {
    expect(symbol('Mapped').type).toEqual({
      kind: 'mapped',
      parameter: 'K',
      constraint: keysOfT,
      nameType: { kind: 'template', head: 'get', spans: [{ type: { kind: 'intersection', types: [string, parameter('K')] }, text: '' }] },
      template: indexed,
      readonly: '',
      optional: '',
    });
    expect(symbol('Removed').type).toEqual({
      kind: 'mapped',
      parameter: 'K',
      constraint: keysOfT,
      template: indexed,
      readonly: '-',
      optional: '-',
    });
  });

  it('reads every part of an object type, signatures first', () => {
    expect(symbol('Obj').type).toMatchObject({
      kind: 'object',
      members: [
        { kind: 'call', signature: { parameters: [{ name: 'a', type: string }] } },
        { kind: 'construct', signature: { returnType: node } },
        { kind: 'index', signature: { parameters: [{ name: 'key', type: string }], returnType: { kind: 'intrinsic', name: 'unknown' } } },
        { kind: 'method', name: 'method', isOptional: true },
        { kind: 'getter', name: 'size', type: number },
      ],
    });
  });

  it('reads typeof, unique symbols, import types, this and predicates', () => {
    const tag = { kind: 'reference', name: 'tag', typeArguments: [], target: { kind: 'symbol', id: 'types/:variable/tag' } };
    expect(symbol('tag').type).toEqual({ kind: 'operator', operator: 'unique', type: { kind: 'intrinsic', name: 'symbol' } });
    expect(symbol('Query').type).toEqual({ kind: 'query', target: tag });
    expect(symbol('Imported').type).toMatchObject({ kind: 'object', members: [{ name: 'a' }] });
    expect(member('Self', 'chain').signatures[0]?.returnType).toEqual({ kind: 'intrinsic', name: 'this' });
    expect(member('Self', 'isNode').signatures[0]?.returnType).toEqual({
      kind: 'predicate',
      parameter: 'this',
      asserts: false,
      type: node,
    });
  });
});
