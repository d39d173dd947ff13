import type { ApiDiff, DiffEntry } from '../../renderer/index.ts';
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
  const unknown = entries.filter(({ verdict, accepted }) => verdict === 'unknown' && accepted === undefined);
  const groups = [...groupBy(unknown, sharedReason)].filter(([, group]) => group.length > mostAlike);
  const grouped = new Set(groups.flatMap(([, group]) => group));
  return {
    single: entries.filter((entry) => !grouped.has(entry)),
    groups: groups.map(([reason, group]) => ({ reason, symbols: group.map(nameOf) })),
  };
}

/** How reports name the symbol of an entry. */
export function nameOf({ displayName, symbol }: DiffEntry): string {
  return displayName ?? symbol;
}

/** The reason without the names that differ between declarations with the same reason. */
function sharedReason(entry: DiffEntry): string {
  return [plainReason(entry), ...noteOf(entry)].join(' ');
}

/** The reason without the name of the symbol in front, with its note. */
export function ownReason(entry: DiffEntry): string {
  return linesOfReason(entry).join(' ');
}

/** The same on a line for each: the export that uses the symbol, if users cannot import it, then the reason, then the note. */
export function linesOfReason(entry: DiffEntry): readonly string[] {
  const { reason, symbol } = entry;
  const [, user] = /^, which (`[^`]*`) uses: /.exec(reason.slice(symbol.length)) ?? [];
  return [...(user === undefined ? [] : [`Used by ${user}.`]), plainReason(entry), ...noteOf(entry)];
}

/** The reason alone. */
function plainReason({ reason, symbol }: DiffEntry): string {
  return reason.startsWith(symbol) ? reason.slice(symbol.length).replace(/^(?:, which `[^`]*` uses)?: /, '') : reason;
}

/** Why an entry does not count: the project accepts it, or it is only suspected. Empty for others. */
function noteOf({ accepted, suspected }: DiffEntry): readonly string[] {
  if (accepted !== undefined) return [`Accepted: ${accepted}`];
  return suspected ? ['Only suspected.'] : [];
}

/** The reason without what follows from the change. */
export function shortReason(entry: DiffEntry): string {
  return plainReason(entry).replace(/\. (?:The same|What is computed) .*$/s, '.');
}

function missingNote(missing: readonly string[] | undefined): string | undefined {
  if (missing === undefined || missing.length === 0) return undefined;
  const [subject, verb] = missing.length === 1 ? ['1 package', 'is'] : [`${missing.length} packages`, 'are'];
  return `${subject} ${verb} not installed: ${missing.join(', ')}. Changes that depend on their types are unknown.`;
}

/** What is said of accepted changes that a file still lists. */
function staleNote(stale: ApiDiff['stale']): string | undefined {
  if (stale === undefined || stale.length === 0) return undefined;
  const names = stale.map(({ symbol, change, since }) => `${symbol} (${change} since ${since})`);
  return `Remove from the accepted changes what no longer applies: ${names.join(', ')}.`;
}

/** What is said of changes that may break programs although no program shows it. */
function suspicionNote(entries: ApiDiff['entries']): string | undefined {
  const count = entries.filter(({ suspected, accepted }) => suspected && accepted === undefined).length;
  if (count === 0) return undefined;
  const [subject, them] = count === 1 ? ['1 unknown change is', 'it'] : [`${count} unknown changes are`, 'them'];
  return `${subject} only suspected: no program shows a break. \`--expect minor\` lets ${them} pass.`;
}

/** Notes about the whole comparison, which are printed once above all changes. */
export function notesOf({ missing, stale, entries }: Pick<ApiDiff, 'missing' | 'stale' | 'entries'>): readonly string[] {
  return [missingNote(missing), staleNote(stale), suspicionNote(entries)].flatMap((note) => note ?? []);
}
