import type { ApiSnapshot } from '../snapshot/apiSnapshot.ts';
import { type DiffEntry, sortEntries } from '../snapshot/diffEntry.ts';
import { displayNames } from '../snapshot/displayNames.ts';
import { withoutInternals } from '../snapshot/withoutInternals.ts';
import { assembleEntries } from './compare/assemble/assembleEntries.ts';
import { type CompareRequest, compareSnapshots, type SnapshotComparison } from './compare/compareSnapshots.ts';
import { doubtedIds } from './compare/doubtedIds.ts';
import { decideEntries } from './compare/witness/decideEntries.ts';

/** Every change from one release to the next, with its verdict, and a program for each that breaks. */
export function compareReleases(request: CompareRequest): readonly DiffEntry[] {
  const releases = { ...request, old: withoutInternals(request.old), new: withoutInternals(request.new) };
  const comparison = compareSnapshots(releases);
  const drafts = assembleEntries({ ...releases, comparison });
  return sortEntries(doubted(decideEntries({ ...releases, comparison, drafts }), comparison, releases.old));
}

/** Where every single change is harmless and the compiler still refuses the whole, nothing is decided. */
function doubted(entries: readonly DiffEntry[], comparison: SnapshotComparison, old: ApiSnapshot): readonly DiffEntry[] {
  if (entries.some(({ verdict }) => verdict === 'major' || verdict === 'unknown')) return entries;
  const names = displayNames(old);
  const symbols = new Set(doubtedIds(comparison).map((id) => names.get(id) ?? id));
  const isDoubted = ({ symbol, change }: DiffEntry): boolean => symbols.has(symbol) && change === 'changed';
  return entries.map((entry) => {
    const reason = `${entry.reason.replace(/\.$/, '')}; the compiler does not accept it in the place of the old one.`;
    return isDoubted(entry) ? { ...entry, verdict: 'unknown', reason } : entry;
  });
}
