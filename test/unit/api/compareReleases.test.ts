import { describe, expect, it } from 'vitest';
import { compareReleases } from '../../../renderer/api/compareReleases.ts';
import type { LibraryFiles } from '../../../renderer/api/program/virtualProgram.ts';
import { type DiffEntry, overallVerdict, type Verdict } from '../../../renderer/snapshot/diffEntry.ts';
import { compilerErrors, type Pair, readCorpus, snapshotOf } from './compare/pairs.ts';

const libraries: LibraryFiles = new Map();

function compare(pair: Pair): readonly DiffEntry[] {
  const snapshots = { old: snapshotOf(pair.old, libraries), new: snapshotOf(pair.new, libraries) };
  return compareReleases({ ...snapshots, bases: [], libraries });
}

function shown(entries: readonly DiffEntry[]): string {
  return entries.map(({ verdict, reason, witness }) => `${verdict} ${reason}\n${witness ?? ''}`).join('\n');
}

describe.each(readCorpus())('%s', (_, pairs) => {
  it.each(pairs)('$name: $verdict', (pair) => {
    const entries = compare(pair);
    expect(overallVerdict(entries.map(({ verdict }) => verdict)), shown(entries)).toBe<Verdict>(pair.verdict);
    const witnesses = entries.flatMap(({ witness }) => witness ?? []);
    for (const witness of witnesses) {
      expect(compilerErrors(pair.old, witness, libraries), witness).toEqual([]);
      expect(compilerErrors(pair.new, witness, libraries), witness).not.toEqual([]);
    }
    if (pair.verdict === 'major') expect(witnesses, shown(entries)).not.toEqual([]);
  });
});
