import { join } from 'node:path';
import { expect, it } from 'vitest';
import { loadApi } from '../site/SiteTest.ts';
import { runFuzz } from './runFuzz.ts';

const root = join(import.meta.dirname, '../..');

it.each([1, 2])('a site that is served and edited at random ends as a clean build (seed %i)', { timeout: 600_000 }, async (seed) => {
  let published = 0;
  const found = await runFuzz({
    api: await loadApi(),
    bin: join(root, 'bin/gqldocs.js'),
    fixture: join(root, 'test/fixtures/sites/fuzzed'),
    fuzzer: 'watch',
    seed,
    rounds: 12,
    onRound: ({ isPublished }) => {
      published += isPublished ? 1 : 0;
    },
  });
  expect(found).toBeUndefined();
  expect(published).toBeGreaterThan(6);
});
