import { expect, test } from 'vitest';
import { createPrefetcher } from '../../../../client/router/createPrefetcher.ts';

function setup(atOnce: number) {
  const asked: string[] = [];
  const finish = new Map<string, () => void>();
  const prefetcher = createPrefetcher({
    atOnce,
    load: (href, priority) => {
      asked.push(`${href} ${priority}`);
      return new Promise<void>((done) => finish.set(href, done));
    },
  });
  return {
    prefetcher,
    asked,
    finish: async (href: string): Promise<void> => {
      finish.get(href)?.();
      await new Promise((done) => setTimeout(done));
    },
  };
}

test('fetches a limited number at a time, and then the latest in view first', async () => {
  const { prefetcher, asked, finish } = setup(2);
  for (const href of ['/a', '/b', '/c', '/d']) prefetcher.want(href);
  expect(asked).toEqual(['/a low', '/b low']);
  await finish('/a');
  expect(asked).toEqual(['/a low', '/b low', '/d low']);
  await finish('/b');
  expect(asked).toEqual(['/a low', '/b low', '/d low', '/c low']);
});

test('skips pages that left the view before their turn', async () => {
  const { prefetcher, asked, finish } = setup(1);
  prefetcher.want('/a');
  prefetcher.want('/b');
  prefetcher.unwant('/b');
  await finish('/a');
  expect(asked).toEqual(['/a low']);
});

test('fetches each page once', async () => {
  const { prefetcher, asked, finish } = setup(1);
  prefetcher.want('/a');
  prefetcher.want('/a');
  await finish('/a');
  prefetcher.want('/a');
  prefetcher.hurry('/a');
  expect(asked).toEqual(['/a low']);
});

test('fetches a hovered link before others', () => {
  const { prefetcher, asked } = setup(1);
  prefetcher.want('/a');
  prefetcher.want('/b');
  prefetcher.hurry('/b');
  expect(asked).toEqual(['/a low', '/b high']);
});

test('continues after a failure', async () => {
  const asked: string[] = [];
  const prefetcher = createPrefetcher({
    atOnce: 1,
    load: async (href) => {
      asked.push(href);
      throw new Error('Gone');
    },
  });
  prefetcher.want('/a');
  prefetcher.want('/b');
  await new Promise((done) => setTimeout(done));
  expect(asked).toEqual(['/a', '/b']);
});
