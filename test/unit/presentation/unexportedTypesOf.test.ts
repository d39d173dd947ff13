import { expect, it } from 'vitest';
import type { ApiSymbol } from '../../../renderer/model/api.ts';
import type { Type } from '../../../renderer/model/type.ts';
import { createUnexportedTypes } from '../../../renderer/presentation/unexportedTypesOf.ts';
import { symbolOf } from '../templates/symbols.ts';

const reference = (id: string): Type => ({ kind: 'reference', name: id, target: { kind: 'unexported', id }, typeArguments: [] });

/** An alias of several unexported types. */
const alias = (name: string, ids: readonly string[]): ApiSymbol =>
  symbolOf('type', name, { id: name, type: { kind: 'union', types: ids.map(reference) } });

it('follows references between unexported types, up to a limit', () => {
  const chain = (id: string): ApiSymbol => alias(id, [`${id}x`]);
  expect(createUnexportedTypes()(chain)([alias('Own', ['a'])])).toHaveLength(40);
});

it('includes all types that the symbol itself references', () => {
  const ids = Array.from({ length: 60 }, (_, index) => `T${index}`);
  const found = createUnexportedTypes()((id) => alias(id, [`${id}x`]))([alias('Own', ids)]);
  expect(found.map(({ symbol }) => symbol.id)).toEqual(ids);
});

const generic = (id: string, argument: Type): Type => ({
  kind: 'reference',
  name: id,
  target: { kind: 'unexported', id },
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
const unexported = createUnexportedTypes()((id) => [maybe, box].find((symbol) => symbol.id === id));
const cardsOf = (types: readonly Type[]) =>
  unexported([symbolOf('type', 'Own', { type: { kind: 'union', types } })]).map(({ cardId, key, lines }) => [
    cardId,
    key,
    lines.map(({ tokens }) => tokens.map(({ text }) => text).join('')).join('\n'),
  ]);

it('shows an instantiation of a generic type with its type arguments', () => {
  const key = 'Maybe[{"kind":"intrinsic","name":"string"}]';
  expect(cardsOf([generic('Maybe', word('string')), generic('Maybe', word('string'))])).toEqual([
    ['type-Maybe', key, 'type Maybe<string> = string | null'],
  ]);
});

it('follows the types of an instantiation', () => {
  expect(cardsOf([generic('Box', word('string'))]).map(([, , text]) => text)).toEqual([
    'type Box<string> = Maybe<string>',
    'type Maybe<string> = string | null',
  ]);
});

it('shows the declaration of a generic type with many instantiations', () => {
  expect(cardsOf(['a', 'b'].map((name) => generic('Maybe', word(name)))).map(([id, , text]) => `${id} ${text}`)).toEqual([
    'type-Maybe type Maybe<a> = a | null',
    'type-Maybe-2 type Maybe<b> = b | null',
  ]);
  expect(cardsOf(['a', 'b', 'c'].map((name) => generic('Maybe', word(name))))).toEqual([
    ['type-Maybe', 'Maybe', 'type Maybe<T> = T | null'],
  ]);
});

it('shows the declaration of a generic type whose type arguments are too long', () => {
  const parameter: Type = { kind: 'reference', name: 'T', target: { kind: 'parameter' }, typeArguments: [] };
  // Each gives the next one twice what it has: forms of all of them would be too large for any memory.
  const doubling = (id: string): ApiSymbol => {
    const type = generic(`${id}x`, { kind: 'union', types: [parameter, parameter] });
    return symbolOf('type', id, { id, typeParameters: [{ name: 'T' }], type });
  };
  const found = createUnexportedTypes()(doubling)([symbolOf('type', 'Own', { type: generic('a', word('string')) })]);
  expect(found).toHaveLength(40);
  expect(Math.max(...found.map(({ key }) => key.length))).toBeLessThan(20_000);
});

it('shares the description of a type between pages, but not if the type differs', () => {
  const createFinder = createUnexportedTypes();
  const own = [symbolOf('type', 'Own', { type: generic('Box', word('string')) })];
  const [one, same, other] = [maybe, maybe, { ...maybe, type: word('number') }].map((found) =>
    createFinder((id) => [found, box].find((symbol) => symbol.id === id))(own),
  );
  expect(one?.map(({ lines }) => lines)).toEqual(same?.map(({ lines }) => lines));
  expect(one?.every(({ lines }, index) => lines === same?.[index]?.lines)).toBe(true);
  expect(other?.map(({ code }) => code)).toEqual(['type Box<string> = Maybe<string>', 'type Maybe<string> = number']);
});
