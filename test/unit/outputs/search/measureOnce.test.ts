import { expect, it } from 'vitest';
import { noMatch } from '../../../../client/search/engine/matchName.ts';
import { measureOnce } from '../../../../client/search/engine/measureOnce.ts';
import { createWord } from '../../../../client/search/engine/Word.ts';

it('measures each word once, whatever the result', () => {
  const measured: string[] = [];
  const qualities = [0, noMatch, 5.25];
  const words = ['a', 'b', 'c'].map((name) => createWord(name));
  const quality = measureOnce(words, ({ name }) => {
    measured.push(name);
    return qualities['abc'.indexOf(name)] ?? 0;
  });
  expect([2, 0, 1, 0, 1, 2].map(quality)).toEqual([5.25, 0, noMatch, 0, noMatch, 5.25]);
  expect(measured).toEqual(['c', 'a', 'b']);
});
