import { expect, it } from 'vitest';
import { createBacklog } from '../../renderer/createBacklog.ts';

it('does what it was given, in order and once', async () => {
  const done: number[] = [];
  const { add, clear } = createBacklog();
  for (const number of [1, 2]) add(async () => void done.push(number));
  await clear();
  add(async () => void done.push(3));
  await clear();
  expect(done).toEqual([1, 2, 3]);
});
