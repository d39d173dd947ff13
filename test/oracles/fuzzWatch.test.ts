import { join } from 'node:path';
import { expect, it } from 'vitest';
import { loadApi } from '../site/SiteTest.ts';
import { runFuzz } from './runFuzz.ts';

const root = join(import.meta.dirname, '../..');

const title = 'a site that is served and edited at random ends as a clean build';
it(title, { timeout: 600_000 }, () => expectCleanBuild({ seed: 1, rounds: 3 }));
it.each([1, 2])(`${title} (seed %i)`, { tags: ['full'], timeout: 600_000 }, (seed) => expectCleanBuild({ seed, rounds: 12 }));

async function expectCleanBuild({ seed, rounds }: { readonly seed: number; readonly rounds: number }): Promise<void> {
  let published = 0;
  const found = await runFuzz({
    api: await loadApi(),
    bin: join(root, 'bin/gqldocs.js'),
    fixture: join(root, 'test/fixtures/sites/fuzzed'),
    fuzzer: 'watch',
    seed,
    rounds,
    onRound: ({ isPublished }) => {
      published += isPublished ? 1 : 0;
    },
  });
  expect(found).toBeUndefined();
  expect(published).toBeGreaterThan(rounds / 2);
}
