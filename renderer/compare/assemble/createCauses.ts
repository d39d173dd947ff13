import type { SnapshotComparison } from '../snapshots/compareSnapshots.ts';
import type { Decided } from './entryDraft.ts';

/** A declaration that is written differently. */
export interface Cause {
  readonly id: string;
  /** The declaration itself, and those that mention it, also through others. */
  readonly affected: ReadonlySet<string>;
}

export interface Causes {
  /** Whether the declaration or the member of an entry has the same text in both releases. Its types are computed from others that changed. */
  readonly isSymptom: (one: Pick<Decided, 'draft'>) => boolean;
  /** The changes in what a symptom mentions. */
  readonly of: (symptom: Decided) => readonly Cause[];
}

/** Finds which changed declarations an entry comes from. */
export function createCauses({ rewritten, withUsers }: Pick<SnapshotComparison, 'rewritten' | 'withUsers'>): Causes {
  const changed = new Set(rewritten);
  let all: readonly Cause[] | undefined;
  return {
    isSymptom: ({ draft: { findings, sources } }) =>
      findings.length > 0 && (sources !== undefined || findings.every(({ id }) => !changed.has(id))),
    of: ({ draft: { findings, sources } }) => {
      const own = [...(sources ?? findings.slice(0, 1).map(({ id }) => id))];
      all ??= rewritten.map((id) => ({ id, affected: withUsers([id]) }));
      return all.filter(({ affected }) => own.some((id) => affected.has(id)));
    },
  };
}
