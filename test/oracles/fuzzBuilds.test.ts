import { writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type * as Api from '../../renderer/index.ts';
import { loadApi } from '../site/SiteTest.ts';
import { type FuzzRequest, runFuzz } from './runFuzz.ts';

const tags = ['full'];

const root = join(import.meta.dirname, '../..');
const api = await loadApi();
const request: FuzzRequest = {
  api,
  bin: join(root, 'bin/gqldocs.js'),
  fixture: join(root, 'test/fixtures/sites/fuzzed'),
  fuzzer: 'builds',
  seed: 1,
  rounds: 6,
};

it('builds between and during random edits end as clean builds', () => expectCleanBuilds({ seed: 1, rounds: 2 }));

it.each([2, 3])('builds between and during random edits end as clean builds (seed %i)', { tags, timeout: 300_000 }, (seed) =>
  expectCleanBuilds({ seed, rounds: 6 }),
);

async function expectCleanBuilds(of: Pick<FuzzRequest, 'seed' | 'rounds'>): Promise<void> {
  let published = 0;
  const found = await runFuzz({ ...request, ...of, onRound: ({ isPublished }) => (published += isPublished ? 1 : 0) });
  expect(found).toBeUndefined();
  // Mistakes are among the edits, so some rounds publish nothing.
  expect(published).toBeGreaterThan(0);
}

it('reports the edits and the differences, and keeps the folder', { tags, timeout: 120_000 }, async () => {
  const build: typeof Api.build = async (options) => {
    const report = await api.build(options);
    // What is stale here is a page that no edit changes.
    if (options?.outDir === undefined && report.published) writeFileSync(join(options?.cwd ?? '', 'build/index.md'), 'stale');
    return report;
  };
  const found = (await runFuzz({ ...request, api: { ...api, build } })) ?? '';
  expect(found).toMatch(/^The fuzzer "builds" found a difference with seed 1 in round \d\./);
  expect(found).toMatch(/index\.md differs in line 1\n +expected "# Fuzzed.*\n +actual +"stale"/);
  expect(found).toContain('Edits of the round:\n');
  await rm(/Kept for a look: (\S+)/.exec(found)?.[1] ?? '', { recursive: true });
});
