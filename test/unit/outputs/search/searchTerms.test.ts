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
  ])('makes one term of the forms of %s', (word, ...forms) => {
    expect(forms.map(termOf)).toEqual(forms.map(() => termOf(word)));
  });

  it.each([
    ['string', 'str'],
    ['status', 'statu'],
    ['this', 'thi'],
    ['process', 'proces'],
    ['need', 'ne'],
  ])('does not take %s for a form of another word', (word, other) => {
    expect(termOf(word)).not.toBe(other);
  });
});

describe('wordsOf', () => {
  it('says where the words of a text stand', () => {
    expect(wordsOf('Two (typed) $args')).toEqual([
      { term: 'two', start: 0, end: 3 },
      { term: termOf('typed'), start: 5, end: 10 },
      { term: '$args', start: 12, end: 17 },
    ]);
  });

  it('takes scripts without spaces in pairs', () => {
    expect(wordsOf('検索語').map(({ term }) => term)).toEqual(['検索', '索語']);
  });
});
