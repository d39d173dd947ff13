import ts from 'typescript';
import { isCompilerFailure } from '../api/program/isCompilerFailure.ts';
import type { ApiSnapshot } from '../release/apiSnapshot.ts';
import { type DiffEntry, sortEntries } from '../release/diffEntry.ts';
import { displayNames } from '../release/displayNames.ts';
import { assembleEntries } from './assemble/assembleEntries.ts';
import { createCauses } from './assemble/createCauses.ts';
import { foldAlike } from './assemble/foldAlike.ts';
import { foldModules } from './assemble/foldModules.ts';
import { foldReasons } from './assemble/foldReasons.ts';
import { foldRepeats } from './assemble/foldRepeats.ts';
import { foldSymptoms } from './assemble/foldSymptoms.ts';
import { mergeCopies } from './assemble/mergeCopies.ts';
import { comparedReleases } from './load/comparedReleases.ts';
import { olderNames } from './load/olderNames.ts';
import { rootsOf } from './positions/rootsOf.ts';
import { type CompareRequest, compareSnapshots, type SnapshotComparison } from './snapshots/compareSnapshots.ts';
import { signaturesOf } from './types/typeFacts.ts';
import { decideEntries } from './witness/decideEntries.ts';

/**
 * Compares two releases:
 *
 * 1. Internal members are left out (`load/comparedReleases`).
 * 2. Exports are compared. The compiler loads both releases, and each declaration that both have is compared (`snapshots/compareSnapshots`).
 * 3. What was found about one symbol or member becomes one entry (`assemble/assembleEntries`).
 * 4. Programs decide entries that are only suspected, and show those that break (`witness/decideEntries`).
 * 5. One entry says what has one cause: a break that follows from another (`assemble/foldRepeats`, `assemble/foldAlike`), what goes with removed
 *    entry points (`assemble/foldModules`), the same change in several copies of a module (`assemble/mergeCopies`), what follows from a change and
 *    cannot be decided (`assemble/foldSymptoms`), and what happened to many exports for the same reason (`assemble/foldReasons`).
 *
 * @returns every change with its verdict, the worst first, and a program for each that breaks
 */
export function compareReleases(request: CompareRequest): readonly DiffEntry[] {
  const [old, next] = comparedReleases(request.old, request.new);
  const dependencies = olderNames({ ...request, old });
  const comparison = compareSnapshots({ ...request, old, new: next, dependencies });
  const drafts = assembleEntries({ old, new: next, comparison, published: request.new, policy: request.policy ?? 'standard' });
  const entries = doubted(decideEntries({ ...request, ...comparison.compiled, dependencies, comparison, drafts }), comparison, old);
  const decided = drafts.flatMap((draft, index) => (entries[index] === undefined ? [] : [{ entry: entries[index], draft }]));
  const causes = createCauses(comparison);
  const breaks = foldAlike(foldRepeats(decided, causes), comparison);
  const { listsEach = false } = request;
  const merged = mergeCopies({ decided: listsEach ? breaks : foldModules(breaks, next), old, new: next });
  const folded = foldSymptoms(merged, causes, comparison.compiled.old);
  return sortEntries((listsEach ? folded : foldReasons(folded)).map(({ entry }) => entry));
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

/**
 * Ids of values that the compiler cannot assign to their predecessors. The rules decide case by case. This check covers the whole value, so
 * that a difference without a rule is not called compatible. Classes and generics are skipped, because the types of two releases never
 * match there.
 */
function doubtedIds({ context, pairs, allowed }: SnapshotComparison): readonly string[] {
  if (context === undefined) return [];
  const { names, checker, old, new: next } = context;
  const hasClass = [old, next].some(({ declarations }) => declarations.some(({ kind }) => kind === 'class' || kind === 'enum'));
  if (hasClass) return [];
  const exported = rootsOf(old);
  const isDoubted = (id: string, newId: string): boolean => {
    const [before, after] = [names.symbolOf('old', id), names.symbolOf('new', newId)];
    if (!exported.has(id) || allowed.has(id) || before === undefined || after === undefined || !isValue(before) || !isValue(after))
      return false;
    const [type, typeNow] = [checker.getTypeOfSymbol(before), checker.getTypeOfSymbol(after)];
    return !hasGenericSignature(type) && !hasGenericSignature(typeNow) && !checker.isTypeAssignableTo(typeNow, type);
  };
  const ids: string[] = [];
  context.budget.begin('');
  for (const [id, newId] of pairs.all) {
    try {
      if (isDoubted(id, newId)) ids.push(id);
    } catch (error) {
      if (!isCompilerFailure(error)) throw error;
      // A compiler that failed must not be asked again.
      return [...ids, id];
    }
  }
  return ids;
}

function isValue({ flags }: ts.Symbol): boolean {
  return (flags & ts.SymbolFlags.Value) !== 0;
}

function hasGenericSignature(type: ts.Type): boolean {
  return signaturesOf(type).some((one) => (one.getTypeParameters() ?? []).length > 0);
}
