import { describe, expect, it } from 'vitest';
import { compareReleases } from '../../../renderer/compare/compareReleases.ts';
import { type DiffEntry, overallVerdict, type Policy, type Verdict } from '../../../renderer/release/diffEntry.ts';
import { oneLibrary } from './oneLibrary.ts';
import { compilerErrors, type Pair, readCorpus, snapshotOf } from './pairs.ts';

const libraries = oneLibrary();

function compare(pair: Pair, policy: Policy): readonly DiffEntry[] {
  const snapshots = { old: snapshotOf(pair.old, libraries), new: snapshotOf(pair.new, libraries) };
  return compareReleases({ ...snapshots, bases: [], libraries, policy });
}

function shown(entries: readonly DiffEntry[]): string {
  return entries.map(({ verdict, reason, witness }) => `${verdict} ${reason}\n${witness ?? ''}`).join('\n');
}

describe.each(readCorpus())('%s', (_, pairs) => {
  const shows: { readonly pair: Pair; readonly witness: string }[] = [];

  const full = { tags: ['full'] };
  for (const [index, pair] of pairs.entries()) {
    const { name, verdict, standard } = pair;
    // Pairs of one file are variants of one rule: `npm test` compares one of three.
    it(`${name}: ${verdict}`, index % 3 === 0 ? {} : full, () => expectVerdict(pair));
    it(`${name}: ${standard} by the standard policy`, verdict === standard ? full : {}, () => expectStandard(pair));
  }

  function expectVerdict(pair: Pair): void {
    const entries = compare(pair, 'strict');
    expect(overallVerdict(entries.map(({ verdict }) => verdict)), shown(entries)).toBe<Verdict>(pair.verdict);
    const witnesses = entries.flatMap(({ witness }) => witness ?? []);
    if (pair.verdict === 'major') expect(witnesses.length, `No program shows it:\n${shown(entries)}`).toBeGreaterThan(0);
    shows.push(...witnesses.map((witness) => ({ pair, witness })));
  }

  function expectStandard(pair: Pair): void {
    const entries = compare(pair, 'standard');
    expect(overallVerdict(entries.map(({ verdict }) => verdict)), shown(entries)).toBe<Verdict>(pair.standard);
  }

  // The compiler links the programs of all pairs at once, which takes a tenth of the time.
  it('has programs that compile with the old releases only', () => {
    const errors = (side: 'old' | 'new') =>
      compilerErrors(
        shows.map(({ pair, witness }) => ({ side: pair[side], text: witness })),
        libraries,
      );
    const [before, after] = [errors('old'), errors('new')];
    const checked = shows.map(({ pair: { name }, witness }, index) => ({
      ...{ name, witness },
      errorsBefore: before[index] ?? [],
      isBroken: (after[index] ?? []).length > 0,
    }));
    const wrong = checked.filter(({ errorsBefore, isBroken }) => errorsBefore.length > 0 || !isBroken);
    expect(wrong, 'Each must compile with the old release and fail with the new one. Here, neither has types of the browser.').toEqual([]);
  });
});
