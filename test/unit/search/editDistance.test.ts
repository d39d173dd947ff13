import { expect, it } from 'vitest';
import { editDistance } from '../../../client/search/engine/editDistance.ts';

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
  expect(editDistance(word, text, 2)).toEqual(expected);
});
