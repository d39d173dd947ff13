import { expect, it } from 'vitest';
import type { ApiSymbol } from '../../../renderer/model/api.ts';
import type { Signature, Type } from '../../../renderer/model/type.ts';
import { withTypeArguments } from '../../../renderer/presentation/withTypeArguments.ts';
import { memberOf, symbolOf } from '../templates/symbols.ts';

const string: Type = { kind: 'intrinsic', name: 'string' };
const parameter = (name: string): Type => ({ kind: 'reference', name, target: { kind: 'parameter' }, typeArguments: [] });
const list = (element: Type): Type => ({ kind: 'array', element });

const alias = (type: Type, typeParameters: ApiSymbol['typeParameters'] = [{ name: 'T' }]): ApiSymbol =>
  symbolOf('type', 'Hidden', { type, typeParameters });

it('replaces type parameters by types, at any depth', () => {
  const signature: Signature = { typeParameters: [], parameters: [], returnType: list(parameter('T')), sources: [] };
  const members = [memberOf('property', 'a', { type: parameter('T') }), memberOf('method', 'b', { signatures: [signature] })];
  const symbol = symbolOf('interface', 'Hidden', { typeParameters: [{ name: 'T' }], members, extends: [list(parameter('T'))] });
  expect(withTypeArguments(symbol, [string])).toEqual({
    ...symbol,
    typeParameters: [],
    extends: [list(string)],
    members: [
      memberOf('property', 'a', { type: string }),
      memberOf('method', 'b', { signatures: [{ ...signature, returnType: list(string) }] }),
    ],
  });
});

it('applies defaults, which may use earlier parameters', () => {
  const symbol = alias({ kind: 'union', types: [parameter('T'), parameter('U')] }, [
    { name: 'T' },
    { name: 'U', default: list(parameter('T')) },
  ]);
  expect(withTypeArguments(symbol, [string])?.type).toEqual({ kind: 'union', types: [string, list(string)] });
  expect(withTypeArguments(alias(parameter('T')), [])).toBeUndefined();
});

it('keeps inner declarations of the same name', () => {
  const inner: Type = {
    kind: 'function',
    signature: { typeParameters: [{ name: 'T' }], parameters: [], returnType: parameter('T'), sources: [] },
  };
  const mapped: Type = { kind: 'mapped', parameter: 'T', constraint: string, template: parameter('T') };
  const inferred: Type = {
    kind: 'conditional',
    check: string,
    extends: list({ kind: 'infer', name: 'T' }),
    // biome-ignore lint/suspicious/noThenProperty: that is what the model calls it.
    then: parameter('T'),
    else: string,
  };
  for (const type of [inner, mapped, inferred]) expect(withTypeArguments(alias(type), [string])?.type).toEqual(type);
});

it('returns nothing if an inner declaration would capture a name of the argument', () => {
  const mapped: Type = { kind: 'mapped', parameter: 'K', constraint: string, template: parameter('T') };
  expect(withTypeArguments(alias(mapped), [list(parameter('K'))])).toBeUndefined();
  expect(withTypeArguments(alias(mapped), [list(parameter('V'))])).toBeDefined();
});
