import { expect, it } from 'vitest';
import { createTermCounter, createTitleCounter, readTerms } from '../../../../renderer/render/text/countTerms.ts';

const count = createTermCounter();

it('counts headings more than text', () => {
  expect(readTerms(count({ heading: 'Parsing', text: 'Parse a text.' }))).toEqual([
    { count: 7, terms: ['pars'] },
    { count: 1, terms: ['a', 'text'] },
  ]);
});

it('counts a title more at the beginning of a page, together with the words in its name', () => {
  const { title, description } = createTitleCounter();
  expect([...title('printSchema', { isFirst: true })]).toEqual([
    ['printschema', 4],
    ['print', 2],
    ['schema', 2],
  ]);
  expect([...title('printSchema', { isFirst: false })]).toEqual([['printschema', 1]]);
  expect([...description('Print it')]).toEqual([
    ['print', 2],
    ['it', 2],
  ]);
});

it('separates terms from counts, for all characters', () => {
  expect(readTerms(count({ heading: '', text: 'before ﷺ ͺ \u0301 __proto__ after' }))).toEqual([
    { count: 1, terms: ['befor', 'صلىاللهعليهوسلم', '__proto__', 'after'] },
  ]);
});

it('omits very long words', () => {
  expect(readTerms(count({ heading: '', text: `a ${'x'.repeat(41)}` }))).toEqual([{ count: 1, terms: ['a'] }]);
});

it('caches sections by heading and text', () => {
  const section = { heading: 'Parsing', text: 'Parse a text.' };
  const first = count(section);
  expect(count({ heading: 'Text', text: 'Parse a text.' })).not.toBe(first);
  expect(count({ ...section })).toBe(first);
});
