import type { DiffEntry } from '../../release/diffEntry.ts';
import type { Uncompared } from '../../release/take/findUncompared.ts';
import type { Release } from '../../release/take/readRelease.ts';

/** Entries for declarations that have changed and are not compared. None if one release is a snapshot, which has no such declarations. */
export function uncomparedEntries({ old, new: next }: { readonly old: Release; readonly new: Release }): readonly DiffEntry[] {
  const [before, after] = [old.uncompared, next.uncompared];
  if (before === undefined || after === undefined) return [];
  const symbols = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort();
  return symbols.flatMap((symbol): readonly DiffEntry[] => {
    const [was, is] = [before[symbol], after[symbol]];
    const kind = (is ?? was)?.kind;
    if (kind === undefined || was?.hash === is?.hash) return [];
    if (kind === 'ambient' && was === undefined) return [{ symbol, change: 'added', verdict: 'minor', reason: `${symbol}: it is new.` }];
    return [{ symbol, change: 'changed', verdict: 'unknown', reason: `${symbol}: ${reasons[kind]}` }];
  });
}

const reasons: Readonly<Record<Uncompared['kind'], string>> = {
  require: 'the types that `require` gets are not those of `import`, and they are not compared.',
  ambient: 'its declarations have changed, and they are not compared.',
};
