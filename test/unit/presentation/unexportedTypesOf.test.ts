import { expect, it } from 'vitest';
import type { ApiSymbol } from '../../../renderer/model/api.ts';
import type { Type } from '../../../renderer/model/type.ts';
import { createUnexportedTypes, type UnexportedType } from '../../../renderer/presentation/unexportedTypesOf.ts';
import { makeComment, makeMember, makeSymbol } from '../make.ts';

const reference = (id: string): Type => ({ kind: 'reference', name: id, target: { kind: 'unexported', id }, typeArguments: [] });

/** An alias of several unexported types. */
const alias = (name: string, ids: readonly string[]): ApiSymbol =>
  makeSymbol('type', name, { id: name, type: { kind: 'union', types: ids.map(reference) } });

const described = (id: string, letters: number, mentions: readonly string[]): ApiSymbol =>
  makeSymbol('interface', id, {
    id,
    members: [
      makeMember('next', {
        kind: 'property',
        type: { kind: 'union', types: mentions.map(reference) },
        comment: makeComment('x'.repeat(letters)),
      }),
    ],
  });
const namesOf = (types: readonly UnexportedType[]): readonly string[] => types.map(({ symbol }) => symbol.id);

it('follows references between unexported types as far as there is room', () => {
  const chain = createUnexportedTypes()((id) => described(id, 5000, [`${id}x`]));
  expect(namesOf(chain([alias('Own', ['a'])]))).toEqual(['a', 'ax', 'axx', 'axxx', 'axxxx']);
  expect(chain([alias('Own', ['a']), alias('Other', ['b'])])).toHaveLength(11);
});

it('includes all types that the symbol itself references, with a list of fields as far as there is room', () => {
  const ids = Array.from({ length: 60 }, (_, index) => `T${index}`);
  const found = createUnexportedTypes()((id) => described(id, id === 'T1' ? 40_000 : 100, [`${id}x`.repeat(2)]))([alias('Own', ids)]);
  expect(namesOf(found).slice(0, 60)).toEqual(ids);
  expect(found.filter(({ hasFields }) => !hasFields).map(({ symbol }) => symbol.id)).toEqual(['T1']);
});

it('does not follow the types that extend what is mentioned', () => {
  const base = { ...described('Base', 10, []), extendedBy: ['Sub', 'Other'].map(reference) };
  const unexported = createUnexportedTypes()((id) => (id === 'Base' ? base : described(id, 10, [])));
  expect(namesOf(unexported([alias('Own', ['Base'])]))).toEqual(['Base']);
  expect(namesOf(unexported([base]))).toEqual(['Sub', 'Other']);
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
