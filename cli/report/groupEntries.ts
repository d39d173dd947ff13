import type { DiffEntry } from '../../renderer/index.ts';
import { groupBy } from '../../renderer/model/groupBy.ts';

/** How many undecided changes with the same reason are listed one by one. */
const mostAlike = 3;

/** Entries that are shown one by one, and those with the same reason that are shown together. */
export interface GroupedEntries {
  readonly single: readonly DiffEntry[];
  readonly groups: readonly { readonly reason: string; readonly symbols: readonly string[] }[];
}

/** Groups undecided changes by their reason: one cause, such as a package that is not installed, can concern hundreds of declarations. */
export function groupEntries(entries: readonly DiffEntry[]): GroupedEntries {
  const unknown = entries.filter(({ verdict }) => verdict === 'unknown');
  const groups = [...groupBy(unknown, sharedReason)].filter(([, group]) => group.length > mostAlike);
  const grouped = new Set(groups.flatMap(([, group]) => group));
  return {
    single: entries.filter((entry) => !grouped.has(entry)),
    groups: groups.map(([reason, group]) => ({ reason, symbols: group.map(({ symbol }) => symbol) })),
  };
}

/** The reason without the names that differ between declarations with the same reason. */
function sharedReason(entry: DiffEntry): string {
  return ownReason(entry).replace(/^.*?, which `[^`]*` uses: /, '');
}

/** The reason without the name of the symbol in front. */
export function ownReason({ reason, symbol }: DiffEntry): string {
  return reason.startsWith(`${symbol}: `) ? reason.slice(symbol.length + 2) : reason;
}

/** What is said once, above all changes. */
export function missingNote(missing: readonly string[] | undefined): string | undefined {
  if (missing === undefined || missing.length === 0) return undefined;
  const [subject, verb] = missing.length === 1 ? ['1 package', 'is'] : [`${missing.length} packages`, 'are'];
  return `${subject} ${verb} not installed: ${missing.join(', ')}. Changes that depend on their types are unknown.`;
}
