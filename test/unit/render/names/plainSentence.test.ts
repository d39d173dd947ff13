import { expect, it } from 'vitest';
import { plainSentence, shorten } from '../../../../renderer/render/names/plainSentence.ts';

it.each([
  ['Parses a source.\nThrows if it cannot.\n\nMore.', 'Parses a source.'],
  ['See [`parse`](symbol:x) and **this**, e.g. `a_b`. Then', 'See parse and this, e.g. a_b.'],
  ['keeps snake_case_names and 2 * 3 * 4', 'keeps snake_case_names and 2 * 3 * 4'],
  ['', ''],
])('converts %j to plain text', (markdown, text) => {
  expect(plainSentence(markdown)).toBe(text);
});

it('cuts at a word boundary', () => {
  expect(shorten('one two three', 9)).toBe('one two…');
});
