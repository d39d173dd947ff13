import { expect, it } from 'vitest';
import { createTermCounter, readTerms } from '../../../renderer/search/countTerms.ts';

const count = createTermCounter();

it('counts a title and headings more than text', () => {
  expect(readTerms(count({ heading: 'Parsing', text: 'Parse a text.' }, 'GraphQL'))).toEqual({
    terms: ['graphql', 'pars', 'a', 'text'],
    counts: [1, 7, 1, 1],
    length: 10,
  });
});

it('keeps terms and counts apart, whatever letters are made of', () => {
  expect(readTerms(count({ heading: '', text: 'before ﷺ ͺ \u0301 __proto__ after' }, 'A'))).toEqual({
    terms: ['a', 'befor', 'صلىاللهعليهوسلم', '__proto__', 'after'],
    counts: [4, 1, 1, 1, 1],
    length: 8,
  });
});

it('leaves out what is longer than any word', () => {
  expect(readTerms(count({ heading: '', text: 'x'.repeat(41) }, 'A'))).toEqual({ terms: ['a'], counts: [4], length: 4 });
});
