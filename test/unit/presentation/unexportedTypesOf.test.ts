import { expect, it } from 'vitest';
import type { ApiSymbol } from '../../../renderer/model/api.ts';
import type { Type } from '../../../renderer/model/type.ts';
import { createUnexportedTypes } from '../../../renderer/presentation/unexportedTypesOf.ts';
import { makeSymbol } from '../make.ts';

const reference = (id: string): Type => ({ kind: 'reference', name: id, target: { kind: 'unexported', id }, typeArguments: [] });

/** An alias of several unexported types. */
const alias = (name: string, ids: readonly string[]): ApiSymbol =>
  makeSymbol('type', name, { id: name, type: { kind: 'union', types: ids.map(reference) } });

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
const maybe: ApiSymbol = makeSymbol('type', 'Maybe', {
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
const box: ApiSymbol = makeSymbol('type', 'Box', {
  id: 'Box',
  typeParameters: [{ name: 'T' }],
  type: generic('Maybe', { kind: 'reference', name: 'T', target: { kind: 'parameter' }, typeArguments: [] }),
});
const unexported = createUnexportedTypes()((id) => [maybe, box].find((symbol) => symbol.id === id));
const cardsOf = (types: readonly Type[]) =>
  unexported([makeSymbol('type', 'Own', { type: { kind: 'union', types } })]).map(({ cardId, symbol, lines }) => [
    cardId,
    symbol.id,
    lines.map(({ tokens }) => tokens.map(({ text }) => text).join('')).join('\n'),
  ]);

it('shows a generic type as it is declared, once for all of its instantiations', () => {
  const types = ['a', 'b', 'c'].map((name) => generic('Maybe', word(name)));
  expect(cardsOf(types)).toEqual([['type-Maybe', 'Maybe', 'type Maybe<T> = T | null']]);
});

it('follows the types that a declaration mentions', () => {
  expect(cardsOf([generic('Box', word('string'))]).map(([, , text]) => text)).toEqual([
    'type Box<T> = Maybe<T>',
    'type Maybe<T> = T | null',
  ]);
});

it('follows types in the arguments of a type', () => {
  expect(cardsOf([generic('Box', generic('Gone', reference('Maybe')))]).map(([id]) => id)).toEqual(['type-Box', 'type-Maybe']);
});

it('shares the description of a type between pages, but not if the type differs', () => {
  const createFinder = createUnexportedTypes();
  const own = [makeSymbol('type', 'Own', { type: generic('Box', word('string')) })];
  const [one, same, other] = [maybe, maybe, { ...maybe, type: word('number') }].map((found) =>
    createFinder((id) => [found, box].find((symbol) => symbol.id === id))(own),
  );
  expect(one?.map(({ lines }) => lines)).toEqual(same?.map(({ lines }) => lines));
  expect(one?.every(({ lines }, index) => lines === same?.[index]?.lines)).toBe(true);
  expect(other?.map(({ code }) => code)).toEqual(['type Box<T> = Maybe<T>', 'type Maybe<T> = number']);
});
