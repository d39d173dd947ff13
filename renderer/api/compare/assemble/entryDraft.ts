import type { ApiSnapshot } from '../../../snapshot/apiSnapshot.ts';
import type { DiffEntry } from '../../../snapshot/diffEntry.ts';
import type { SnapshotComparison } from '../compareSnapshots.ts';
import type { Finding } from '../difference/finding.ts';
import type { ExportChange } from '../exports/exportChange.ts';

/** An entry before its witness is found, with the findings or the export change that it describes. */
export interface EntryDraft {
  readonly entry: Omit<DiffEntry, 'witness'>;
  readonly findings: readonly Finding[];
  readonly exported?: ExportChange | undefined;
}

export interface Tables {
  readonly old: ApiSnapshot;
  readonly next: ApiSnapshot;
  readonly names: { readonly old: ReadonlyMap<string, string>; readonly new: ReadonlyMap<string, string> };
  readonly comparison: SnapshotComparison;
}
