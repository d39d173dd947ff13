import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Changes, collectChanges } from '../../../../renderer/dev/watch/collectChanges.ts';

let done: string[];
let changes: Changes;
/** How long a piece of work takes. */
let takes: number;
beforeEach(() => {
  vi.useFakeTimers();
  done = [];
  takes = 0;
  changes = collectChanges({
    quiet: 10,
    work: async (paths) => {
      done.push([...paths].join(' '));
      if (takes > 0) await new Promise((end) => setTimeout(end, takes));
    },
    pause: 100,
    afterwards: async () => void done.push('afterwards'),
  });
});
afterEach(() => vi.useRealTimers());

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

it('combines changes in quick succession', async () => {
  changes.note('a');
  await pass(9);
  changes.note('b');
  await pass(9);
  expect(done).toEqual([]);
  await pass(1);
  expect(done).toEqual(['a b']);
});

it('handles changes during the work after the work', async () => {
  takes = 50;
  changes.note('a');
  await pass(10);
  changes.note('b');
  await pass(20);
  changes.note('c');
  await pass(20);
  expect(done).toEqual(['a']);
  await pass(10);
  expect(done).toEqual(['a', 'b c']);
});

it('runs deferred work once after a pause without changes', async () => {
  changes.note('a');
  await pass(109);
  expect(done).toEqual(['a']);
  await pass(1);
  expect(done).toEqual(['a', 'afterwards']);
  await pass(1000);
  expect(done).toEqual(['a', 'afterwards']);
});

it('handles another change before deferred work', async () => {
  changes.note('a');
  await pass(100);
  changes.note('b');
  await pass(60);
  expect(done).toEqual(['a', 'b']);
  await pass(60);
  expect(done).toEqual(['a', 'b', 'afterwards']);
});

it('does nothing after it is closed', async () => {
  changes.note('a');
  await pass(50);
  changes.note('b');
  changes.close();
  await pass(1000);
  expect(done).toEqual(['a']);
});
