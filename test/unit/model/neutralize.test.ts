import { expect, it } from 'vitest';
import { neutralize } from '../../../renderer/model/neutralize.ts';

it.each([
  ['a sequence that clears the screen', '\x1b[2Ja', '·[2Ja'],
  ['a sequence in one character', '\x9b2Ja', '·2Ja'],
  ['a line break', 'a\r\nb', 'a··b'],
  ['a line separator', 'a\u2028b\u2029c', 'a·b·c'],
  ['a mark that turns the direction of text', 'a\u202eb\u2066c', 'a·b·c'],
  ['an invisible character', 'a\u200bb\ufeffc', 'a·b·c'],
  ['a tab', 'a\tb', 'a  b'],
])('replaces %s', (_title, text, safe) => {
  expect(neutralize(text)).toBe(safe);
});

it('keeps letters of all scripts', () => {
  expect(neutralize('Größe 大きさ مقاس 📏')).toBe('Größe 大きさ مقاس 📏');
});
