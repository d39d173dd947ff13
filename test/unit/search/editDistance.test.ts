import { expect, it } from 'vitest';
import { createEditDistance } from '../../../client/search/engine/editDistance.ts';

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

it('measures from a place on, and one name after the other', () => {
  const distanceTo = createEditDistance('shcema', 2);
  expect(['graphqlschema', 'schemata', 'parse'].map((text) => distanceTo(text, text.startsWith('graphql') ? 7 : 0))).toEqual([
    { distance: 1, isWhole: true },
    { distance: 1, isWhole: false },
    { distance: Number.POSITIVE_INFINITY, isWhole: false },
  ]);
});
