import { expect, test } from 'vitest';
import { createStore } from '../../../client/store.ts';

test('notifies its listeners of each change until they unsubscribe', () => {
  const store = createStore(1);
  const seen: number[] = [];
  const leave = store.subscribe(() => seen.push(store.get()));
  store.set(2);
  store.set(3);
  leave();
  store.set(4);
  expect(seen).toEqual([2, 3]);
  expect(store.get()).toBe(4);
});

test('does not notify them of an equal value', () => {
  const store = createStore('a');
  let calls = 0;
  store.subscribe(() => {
    calls += 1;
  });
  store.set('a');
  expect(calls).toBe(0);
});
