import { expect, it } from 'vitest';
import { wordStartsOf } from '../../../../client/search/engine/wordStarts.ts';

it.each([
  ['GraphQLObjectType', 'GQOT'],
  ['toJSON', 'tJ'],
  ['BLOCK_STRING', 'BS'],
  ['lists and non-null', 'lann'],
  ['utf8Decode', 'uD'],
  ['', ''],
])('finds the words of %s', (name, letters) => {
  expect(
    wordStartsOf(name)
      .map((at) => name[at])
      .join(''),
  ).toBe(letters);
});
