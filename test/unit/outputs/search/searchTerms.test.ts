import { describe, expect, it } from 'vitest';
import { termOf, wordsOf } from '../../../../renderer/model/searchTerms.ts';

describe('termOf', () => {
  it.each([
    ['resolve', 'resolves', 'resolved', 'resolving'],
    ['query', 'queries'],
    ['type', 'types', 'Types'],
    ['class', 'classes'],
    ['map', 'maps', 'mapping', 'mapped'],
    ['call', 'calls', 'calling', 'called'],
    ['run', 'running', 'runs'],
    ['value', 'values'],
    ['café', 'CAFE'],
  ])('reduces the forms of %s to one term', (word, ...forms) => {
    expect(forms.map(termOf)).toEqual(forms.map(() => termOf(word)));
  });

  it.each([
    ['string', 'str'],
    ['status', 'statu'],
    ['this', 'thi'],
    ['process', 'proces'],
    ['need', 'ne'],
  ])('does not treat %s as a form of another word', (word, other) => {
    expect(termOf(word)).not.toBe(other);
  });
});

describe('wordsOf', () => {
  it('returns the positions of the words in a text', () => {
    expect(wordsOf('Two (typed) $args')).toEqual([
      { term: 'two', start: 0, end: 3 },
      { term: termOf('typed'), start: 5, end: 10 },
      { term: '$args', start: 12, end: 17 },
    ]);
  });

  it.each([
    ['The languages C++ and C#, f#.', ['c++', 'c#', 'f#']],
    ['C, i+++j, Node#child, a#b, C##, size++', ['c', 'i', 'j', 'child', 'a', 'b', 'c']],
    ['C++ 与 C# 的', ['c++', 'c#', '的']],
  ])('keeps the signs of names like C++: %s', (text, terms) => {
    expect(wordsOf(text).map(({ term }) => term)).toEqual(expect.arrayContaining(terms));
  });

  it('splits scripts without spaces into pairs', () => {
    expect(wordsOf('検索語').map(({ term }) => term)).toEqual(['検索', '索語']);
  });
});
