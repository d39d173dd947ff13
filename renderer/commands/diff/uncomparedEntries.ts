import type { DiffEntry } from '../../release/diffEntry.ts';
import { isAlike, isSubset, type Uncompared } from '../../release/take/findUncompared.ts';
import type { Release } from '../../release/take/readRelease.ts';

interface UncomparedRequest {
  readonly old: Release;
  readonly new: Release;
  readonly kind: Uncompared['kind'];
}

/** Entries for declarations of a kind that have changed and are not compared. None if one release is a snapshot, which has no such declarations. */
export function uncomparedEntries({ old, new: next, kind }: UncomparedRequest): readonly DiffEntry[] {
  const [before, after] = [old.uncompared, next.uncompared];
  if (before === undefined || after === undefined) return [];
  const symbols = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort();
  return symbols.flatMap((symbol): readonly DiffEntry[] => {
    const [was, is] = [before[symbol], after[symbol]];
    if ((is ?? was)?.kind !== kind || !isUncompared(was, is)) return [];
    if (kind === 'ambient' && was === undefined) return [{ symbol, change: 'added', verdict: 'minor', reason: `${symbol}: it is new.` }];
    return [{ symbol, change: 'changed', verdict: 'unknown', reason: `${symbol}: ${reasons[kind]}` }];
  });
}

/** What `require` gets is compared where it changes like what `import` gets, and where only one release has types for it and both are alike. */
function isUncompared(was: Uncompared | undefined, is: Uncompared | undefined): boolean {
  if (was?.kind === 'ambient' || is?.kind === 'ambient') return JSON.stringify(was) !== JSON.stringify(is);
  if (was === undefined || is === undefined) return [was, is].some((one) => one !== undefined && !isAlike(one));
  if (isAlike(was) && isAlike(is)) return false;
  const [before, after] = [was.forImport, is.forImport];
  const isCompared =
    isSubset(changes(was.forRequire, is.forRequire), changes(before, after)) &&
    isSubset(changes(is.forRequire, was.forRequire), changes(after, before));
  return !isCompared;
}

/**
 * What one list has more often than another. How often does not count any further: what `require` gets may import what `import` gets, so that it
 * has everything twice.
 */
function changes(one: readonly string[], other: readonly string[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const part of other) counts.set(part, (counts.get(part) ?? 0) + 1);
  return one.filter((part) => {
    const left = counts.get(part) ?? 0;
    counts.set(part, left - 1);
    return left <= 0;
  });
}

const reasons: Readonly<Record<Uncompared['kind'], string>> = {
  require: 'the types that `require` gets are not those of `import`, and they are not compared.',
  ambient: 'its declarations have changed, and they are not compared.',
};
