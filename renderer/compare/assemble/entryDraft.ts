import type { ApiSnapshot } from '../../release/apiSnapshot.ts';
import type { DiffEntry } from '../../release/diffEntry.ts';
import type { Finding } from '../difference/difference.ts';
import type { ExportChange } from '../exports/exportChange.ts';
import type { SnapshotComparison } from '../snapshots/compareSnapshots.ts';

/** An entry before its witness is found, with the findings or the export change that it describes. */
export interface EntryDraft {
  readonly entry: Omit<DiffEntry, 'witness'>;
  readonly findings: readonly Finding[];
  readonly exported?: ExportChange | undefined;
  /** Ids of what the member that it describes mentions, if both releases have the same text. Its type is computed from them. */
  readonly sources?: ReadonlySet<string> | undefined;
}

/** How many findings of an entry programs are written for. */
export const mostFindings = 16;

/** An entry with its final verdict, and what it was made of. */
export interface Decided {
  readonly entry: DiffEntry;
  readonly draft: EntryDraft;
}

/** Names by id. */
export interface Names {
  readonly old: ReadonlyMap<string, string>;
  readonly new: ReadonlyMap<string, string>;
}

export interface Tables {
  readonly old: ApiSnapshot;
  readonly next: ApiSnapshot;
  /** The names of exports. */
  readonly names: Names;
  /** The names of all declarations in texts. */
  readonly readable: Names;
  readonly comparison: SnapshotComparison;
}

export function sentence(text: string): string {
  return `${text}.`;
}
