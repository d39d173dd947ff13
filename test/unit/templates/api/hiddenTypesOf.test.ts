import { expect, it } from 'vitest';
import type { ApiSymbol } from '../../../../renderer/model/api.ts';
import type { Type } from '../../../../renderer/model/type.ts';
import { createHiddenTypes } from '../../../../templates/api/hiddenTypesOf.ts';
import { symbolOf } from '../symbols.ts';

const reference = (id: string): Type => ({ kind: 'reference', name: id, target: { kind: 'hidden', id }, typeArguments: [] });

/** An alias of several hidden types. */
const alias = (name: string, ids: readonly string[]): ApiSymbol =>
  symbolOf('type', name, { id: name, type: { kind: 'union', types: ids.map(reference) } });

it('follows hidden types to those that they name, as far as there is room for them', () => {
  const chain = (id: string): ApiSymbol => alias(id, [`${id}x`]);
  expect(createHiddenTypes(chain)([alias('Own', ['a'])])).toHaveLength(40);
});

it('has all that the symbol itself names', () => {
  const ids = Array.from({ length: 60 }, (_, index) => `T${index}`);
  const found = createHiddenTypes((id) => alias(id, [`${id}x`]))([alias('Own', ids)]);
  expect(found.map(({ symbol }) => symbol.id)).toEqual(ids);
});

const generic = (id: string, argument: Type): Type => ({
  kind: 'reference',
  name: id,
  target: { kind: 'hidden', id },
  typeArguments: [argument],
});
const word = (name: string): Type => ({ kind: 'intrinsic', name });
const maybe: ApiSymbol = symbolOf('type', 'Maybe', {
  id: 'Maybe',
  typeParameters: [{ name: 'T' }],
  type: {
    kind: 'union',
    types: [
      { kind: 'reference', name: 'T', target: { kind: 'parameter' }, typeArguments: [] },
      { kind: 'literal', text: 'null' },
    ],
  },
});
const box: ApiSymbol = symbolOf('type', 'Box', {
  id: 'Box',
  typeParameters: [{ name: 'T' }],
  type: generic('Maybe', { kind: 'reference', name: 'T', target: { kind: 'parameter' }, typeArguments: [] }),
});
const hidden = createHiddenTypes((id) => [maybe, box].find((symbol) => symbol.id === id));
const cardsOf = (types: readonly Type[]) =>
  hidden([symbolOf('type', 'Own', { type: { kind: 'union', types } })]).map(({ cardId, key, lines }) => [
    cardId,
    key,
    lines.map(({ tokens }) => tokens.map(({ text }) => text).join('')).join('\n'),
  ]);

it('shows a form of a generic type with its types in place of the parameters', () => {
  const key = 'Maybe[{"kind":"intrinsic","name":"string"}]';
  expect(cardsOf([generic('Maybe', word('string')), generic('Maybe', word('string'))])).toEqual([
    ['type-Maybe', key, 'type Maybe<string> = string | null'],
  ]);
});

it('goes on with the types that a form has', () => {
  expect(cardsOf([generic('Box', word('string'))]).map(([, , text]) => text)).toEqual([
    'type Box<string> = Maybe<string>',
    'type Maybe<string> = string | null',
  ]);
});

it('shows a generic type as it is declared when it has many forms', () => {
  expect(cardsOf(['a', 'b'].map((name) => generic('Maybe', word(name)))).map(([id, , text]) => `${id} ${text}`)).toEqual([
    'type-Maybe type Maybe<a> = a | null',
    'type-Maybe-2 type Maybe<b> = b | null',
  ]);
  expect(cardsOf(['a', 'b', 'c'].map((name) => generic('Maybe', word(name))))).toEqual([
    ['type-Maybe', 'Maybe', 'type Maybe<T> = T | null'],
  ]);
});

it('shows a generic type as it is declared where its types are too long to read', () => {
  const parameter: Type = { kind: 'reference', name: 'T', target: { kind: 'parameter' }, typeArguments: [] };
  // Each gives the next one twice what it has: forms of all of them would be too large for any memory.
  const doubling = (id: string): ApiSymbol => {
    const type = generic(`${id}x`, { kind: 'union', types: [parameter, parameter] });
    return symbolOf('type', id, { id, typeParameters: [{ name: 'T' }], type });
  };
  const found = createHiddenTypes(doubling)([symbolOf('type', 'Own', { type: generic('a', word('string')) })]);
  expect(found).toHaveLength(40);
  expect(Math.max(...found.map(({ key }) => key.length))).toBeLessThan(20_000);
});
