import type { DiffEntry } from '../../release/diffEntry.ts';
import type { Release } from '../../release/take/readRelease.ts';

/**
 * The only entry of a package that lost its declarations: TypeScript does not read types from the scripts of an installed package. Undefined if
 * it has declarations, had none before, or if that is not known, as for a snapshot.
 */
export function untypedReleases({ old, new: next }: Record<'old' | 'new', Pick<Release, 'isUntyped'>>): readonly DiffEntry[] | undefined {
  if (old.isUntyped !== false || next.isUntyped !== true) return undefined;
  const reason = '.: the package has no declarations any more: programs that import it are refused, or get `any`.';
  return [{ symbol: '.', change: 'changed', verdict: 'major', reason }];
}
