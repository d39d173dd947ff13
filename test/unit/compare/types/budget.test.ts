import { expect, it } from 'vitest';
import { createBudget } from '../../../../renderer/compare/types/budget.ts';

const limits = { each: 10, all: 20, least: 1, end: 40, milliseconds: 1 };

function spend(work: { done: number }) {
  const budget = createBudget({ work: () => work.done, reset: () => undefined, now: () => 0, limits });
  const use = (name: string, amount: number): boolean => {
    budget.begin(name);
    work.done += amount;
    return budget.isSpent();
  };
  return { budget, use };
}

it('gives less to each part when all together have used up the whole', () => {
  const { budget, use } = spend({ done: 5 });
  expect([use('a', 9), use('b', 9), use('c', 9), use('d', 5)]).toEqual([false, false, false, true]);
  expect([...budget.spent]).toEqual(['d']);
});

it('gives another kind of work as much as if nothing was done before', () => {
  const { budget, use } = spend({ done: 5 });
  use('a', 39);
  expect(budget.isTight()).toBe(true);
  budget.beginAll();
  expect(budget.isTight()).toBe(false);
  expect([use('b', 9), use('c', 9), use('d', 9), use('e', 5)]).toEqual([false, false, false, true]);
});
