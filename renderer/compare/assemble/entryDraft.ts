import type { ApiSnapshot } from '../../release/apiSnapshot.ts';
import type { DiffEntry } from '../../release/diffEntry.ts';
import type { Finding, Step } from '../difference/difference.ts';
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

export interface Tables {
  readonly old: ApiSnapshot;
  readonly next: ApiSnapshot;
  readonly names: { readonly old: ReadonlyMap<string, string>; readonly new: ReadonlyMap<string, string> };
  readonly comparison: SnapshotComparison;
}

/** Writes the path to a difference, followed by its reason. The path omits the name of the member, which the symbol already has. */
export function describe({ part, difference: { path, reason } }: Finding): string {
  const [first, ...rest] = path;
  const isOwn = 'name' in part && first?.kind === 'property' && first.name === part.name;
  const way = (isOwn ? rest : path).reduce(wayTo, '');
  return way === '' ? reason : `${way} ${reason}`;
}

function wayTo(way: string, step: Step): string {
  const [first, further] = wordsOf(step);
  return way === '' ? first : `${way}${further}`;
}

/** A step at the beginning of a path, and after other steps. */
function wordsOf(step: Step): readonly [first: string, further: string] {
  const both = (text: string): readonly [string, string] => [text, `, ${text}`];
  switch (step.kind) {
    case 'property':
      return both(`\`${step.name}\``);
    case 'parameter':
      return [`parameter \`${step.name}\``, `, its parameter \`${step.name}\``];
    case 'return':
    case 'guard':
      return ['result', ', its result'];
    case 'element':
      return ['element', ', its elements'];
    case 'index':
      return ['value', ', its values'];
    case 'set':
      return ['', ''];
    case 'argument':
      return both(`\`${step.of}<…>\``);
    case 'constraint':
    case 'default':
      return both(`${step.kind} of \`${step.name}\``);
  }
}

export function sentence(text: string): string {
  return `${text}.`;
}
