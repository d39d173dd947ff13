import { rm } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { fuzzRegistry } from '../../oracles/readers/fuzzRegistry.ts';
import { fuzzTarballs } from '../../oracles/readers/fuzzTarballs.ts';
import { fuzzArtifacts, fuzzConfigs, fuzzManifests, fuzzRoutes, fuzzSnapshots } from '../../oracles/readers/fuzzTexts.ts';
import type { Round } from '../../oracles/runFuzz.ts';

/** Counts of rounds with an accepted input, and with one that was not. */
async function runAll(rounds: AsyncIterable<Round>) {
  const counts = { accepted: 0, refused: 0 };
  for await (const { round, edits, differences, isPublished, folder } of rounds) {
    if (differences.length > 0) await rm(folder, { recursive: true });
    expect(differences, `round ${round}\n${edits.join('\n')}`).toEqual([]);
    counts[isPublished ? 'accepted' : 'refused'] += 1;
  }
  return counts;
}

describe('random input is accepted or refused with a problem, and stays in its folder', () => {
  it('as a tarball', async () => {
    const { accepted, refused } = await runAll(fuzzTarballs({ seed: 1, rounds: 100 }));
    expect(Math.min(accepted, refused)).toBeGreaterThan(15);
  });

  it('as the answers of a registry', async () => {
    const { accepted, refused } = await runAll(fuzzRegistry({ seed: 1, rounds: 40 }));
    expect(Math.min(accepted, refused)).toBeGreaterThan(5);
  });

  it.each([
    ['a snapshot', fuzzSnapshots],
    ['an artifact', fuzzArtifacts],
    ['a list of releases', fuzzManifests],
    ['the routes of a site', fuzzRoutes],
    ['a configuration', fuzzConfigs],
  ])('as %s', async (_name, fuzz) => {
    const { accepted, refused } = await runAll(fuzz({ seed: 1, rounds: 60 }));
    expect(Math.min(accepted, refused)).toBeGreaterThan(5);
  });
});
