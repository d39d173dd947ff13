import { expect, it } from 'vitest';
import { createTermCounter, readTerms } from '../../../renderer/search/countTerms.ts';

const count = createTermCounter();

it('counts a title and headings more than text', () => {
  const counts = readTerms(count({ heading: 'Parsing', text: 'Parse a text.' }, 'GraphQL'));
  expect(Object.fromEntries(counts)).toEqual({ graphql: 1, pars: 7, a: 1, text: 1 });
});

it('keeps terms and counts apart, whatever letters are made of', () => {
  const counts = readTerms(count({ heading: '', text: 'before ﷺ ͺ \u0301 __proto__ after' }, 'A'));
  expect(counts.map(([term]) => term)).toEqual(['a', 'befor', 'صلىاللهعليهوسلم', '__proto__', 'after']);
  expect(counts.map(([, number]) => number)).toEqual([4, 1, 1, 1, 1]);
});

it('leaves out what is longer than any word', () => {
  expect(readTerms(count({ heading: '', text: 'x'.repeat(41) }, 'A'))).toEqual([['a', 4]]);
});
