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

  // Pairs of one file are variants of one rule.
  const isMain = (_pair: Pair, index: number): boolean => index % 3 === 0;
  it.each(pairs.filter(isMain))('$name: $verdict', expectVerdict);
  it.each(pairs.filter((pair, index) => !isMain(pair, index)))('$name: $verdict', { tags: ['full'] }, expectVerdict);

  function expectVerdict(pair: Pair): void {
    const entries = compare(pair, 'strict');
    expect(overallVerdict(entries.map(({ verdict }) => verdict)), shown(entries)).toBe<Verdict>(pair.verdict);
    const witnesses = entries.flatMap(({ witness }) => witness ?? []);
    if (pair.verdict === 'major') expect(witnesses, shown(entries)).not.toEqual([]);
    shows.push(...witnesses.map((witness) => ({ pair, witness })));
  }

  const differs = ({ verdict, standard }: Pair): boolean => verdict !== standard;
  it.each(pairs.filter(differs))('$name: $standard by the standard policy', expectStandard);
  it.each(pairs.filter((pair) => !differs(pair)))('$name: $standard by the standard policy', { tags: ['full'] }, expectStandard);

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
    expect(checked.filter(({ errorsBefore, isBroken }) => errorsBefore.length > 0 || !isBroken)).toEqual([]);
  });
});
