import { expect, it } from 'vitest';
import { createEditDistance } from '../../../../client/search/engine/editDistance.ts';

it.each([
  ['parse', 'parse', { distance: 0, isWhole: true }],
  ['prase', 'parse', { distance: 1, isWhole: true }],
  ['pars', 'parsers', { distance: 0, isWhole: false }],
  ['parxe', 'parsers', { distance: 1, isWhole: false }],
  ['exeute', 'execute', { distance: 1, isWhole: true }],
  ['executte', 'execute', { distance: 1, isWhole: true }],
  ['visit', 'parse', { distance: Number.POSITIVE_INFINITY, isWhole: false }],
  ['parse', 'pa', { distance: Number.POSITIVE_INFINITY, isWhole: false }],
])('compares %s with %s', (word, text, expected) => {
  expect(createEditDistance(word, 2)(text)).toEqual(expected);
});

it('measures from a given position, and one name after another', () => {
  const distanceTo = createEditDistance('shcema', 2);
  expect(['graphqlschema', 'schemata', 'parse'].map((text) => distanceTo(text, text.startsWith('graphql') ? 7 : 0))).toEqual([
    { distance: 1, isWhole: true },
    { distance: 1, isWhole: false },
    { distance: Number.POSITIVE_INFINITY, isWhole: false },
  ]);
});

it('supports every alphabet, and compares the beginning of long words', () => {
  expect(createEditDistance('größe', 1)('grösse').distance).toBe(Number.POSITIVE_INFINITY);
  expect(createEditDistance('größe', 1)('größn')).toEqual({ distance: 1, isWhole: true });
  const long = 'possibletypeextensionsrulepossibletypeextensions';
  expect(createEditDistance(long, 2)(long.replace(/extensions$/, 'others')).distance).toBe(0);
  expect(createEditDistance(long, 2)(long.replace('possible', 'posible')).distance).toBe(1);
});
