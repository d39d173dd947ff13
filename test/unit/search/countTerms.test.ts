import { expect, it } from 'vitest';
import { createTermCounter, readTerms } from '../../../renderer/search/countTerms.ts';

const count = createTermCounter();

it('counts a title and headings more than text', () => {
  expect(readTerms(count({ heading: 'Parsing', text: 'Parse a text.' }, 'GraphQL'))).toEqual([
    { count: 1, terms: ['graphql', 'a', 'text'] },
    { count: 7, terms: ['pars'] },
  ]);
});

it('keeps terms and counts apart, whatever letters are made of', () => {
  expect(readTerms(count({ heading: '', text: 'before ﷺ ͺ \u0301 __proto__ after' }, 'A'))).toEqual([
    { count: 4, terms: ['a'] },
    { count: 1, terms: ['befor', 'صلىاللهعليهوسلم', '__proto__', 'after'] },
  ]);
});

it('leaves out what is longer than any word', () => {
  expect(readTerms(count({ heading: '', text: 'x'.repeat(41) }, 'A'))).toEqual([{ count: 4, terms: ['a'] }]);
});

it('counts a section that pages share under the title of each as one of its own', () => {
  const shared = { heading: 'Parsing', text: 'Parse a text.' };
  for (const title of ['GraphQL', 'Text', 'GraphQL']) expect(count(shared, title, { isShared: true })).toBe(count({ ...shared }, title));
});
