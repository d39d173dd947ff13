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

it('does not count what is asked after a part has used up its budget', () => {
  const { budget, use } = spend({ done: 0 });
  expect(use('a', 12)).toBe(true);
  for (let asked = 0; asked < 50; asked++) expect(budget.isSpent()).toBe(true);
  expect([budget.isTight(), use('b', 5)]).toEqual([false, false]);
});

it('does not count work with a budget of its own', () => {
  const work = { done: 0 };
  const { budget, use } = spend(work);
  use('a', 5);
  budget.apart(() => {
    work.done += 100;
  });
  expect([budget.isSpent(), budget.isTight(), use('b', 5)]).toEqual([false, false, false]);
});
