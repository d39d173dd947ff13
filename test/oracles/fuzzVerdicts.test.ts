import { expect, it } from 'vitest';
import { fuzzVerdicts } from './verdicts/fuzzVerdicts.ts';

const fixture = new URL('../fixtures/sites/fuzzed', import.meta.url).pathname;

async function roundsOf(seed: number, rounds: number) {
  const differences: string[] = [];
  let broken = 0;
  for await (const round of fuzzVerdicts({ seed, rounds, fixture, packages: ['magic-string'] })) {
    differences.push(...round.differences);
    broken += round.isPublished ? 1 : 0;
  }
  return { differences, broken };
}

it('finds each edit of a declaration that breaks a program', async () => {
  const { differences, broken } = await roundsOf(1, 3);
  expect(differences).toEqual([]);
  expect(broken).toBeGreaterThan(0);
});

it('finds them with other seeds', { tags: ['full'] }, async () => {
  expect((await roundsOf(2, 12)).differences).toEqual([]);
});
