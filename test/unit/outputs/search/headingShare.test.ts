import { expect, it } from 'vitest';
import { headingShare } from '../../../../client/search/engine/headingShare.ts';

const rarities = new Map([
  ['writ', 2],
  ['own', 3],
  ['directiv', 5],
  ['absent', 0],
]);

it.each([
  ['Directives of your own', 0.8],
  ['writeDirective', 0.7],
  ['Directives', 0.5],
  ['Directives and other things', 0.167],
  ['Absent', 0],
  ['Scalars', 0],
  ['', 0],
])('compares the heading “%s” with the terms of a query', (heading, expected) => {
  expect(headingShare(heading, rarities)).toBeCloseTo(expected);
});

it('is 0 for a query that nothing has', () => {
  expect(headingShare('Absent', new Map([['absent', 0]]))).toBe(0);
});
