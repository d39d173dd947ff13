import type { ApiDiff, DiffEntry } from '../../renderer/index.ts';
import { neutralize } from '../../renderer/model/neutralize.ts';
import { foldAdded } from './foldAdded.ts';
import { formatBrief, formatEntry, formatEntryGroup, paintOf } from './formatEntry.ts';
import { formatCount, formatDuration } from './formatNumbers.ts';
import { groupEntries, notesOf } from './groupEntries.ts';
import type { Style } from './style.ts';

export interface DiffTextRequest {
  readonly diff: ApiDiff;
  readonly milliseconds: number;
  /** Where proofs were written, as the user named it. */
  readonly proofFolder: string | undefined;
  /** The changes that `--expect` does not let pass. Undefined without `--expect`. */
  readonly failing: readonly DiffEntry[] | undefined;
  readonly style: Style;
}

/**
 * A comparison for people: the verdict, then each change with its reason, the lines that differ and the program that breaks. With `--expect`,
 * changes that pass are one line each, and those without effect are only counted.
 */
export function formatDiff({ diff, milliseconds, proofFolder, failing, style }: DiffTextRequest): string {
  const { old, new: next, verdict, entries } = diff;
  const from = [old, next].map(({ name, version }) => neutralize([name, version].filter((part) => part !== '').join(' ') || 'unnamed'));
  const head = `${paintOf(verdict, style)(verdict)}  ${from.join(' → ')}`;
  const { single, groups } = groupEntries(failing ?? entries);
  const blocks = [...single.map((entry) => formatEntry(entry, style)), ...groups.map((group) => formatEntryGroup(group, style))];
  const passing = failing === undefined ? [] : entries.filter((entry) => !failing.includes(entry) && entry.verdict !== 'patch');
  const notes = notesOf(diff).map((note) => neutralize(note));
  const end = formatEnd({ entries, milliseconds, proofFolder });
  return `${[head, ...notes, ...blocks, ...formatPassing(passing, style), end].join('\n\n')}\n`;
}

function formatPassing(entries: readonly DiffEntry[], style: Style): readonly string[] {
  if (entries.length === 0) return [];
  const lines = foldAdded(entries).map((entry) => formatBrief(entry, style));
  return [['These changes pass. Leave out `--expect` to print their declarations:', ...lines].join('\n')];
}

function formatEnd({
  entries,
  milliseconds,
  proofFolder,
}: Pick<DiffTextRequest, 'milliseconds' | 'proofFolder'> & Pick<ApiDiff, 'entries'>): string {
  const counts = (['major', 'unknown', 'minor', 'patch'] as const)
    .map((verdict) => [verdict, entries.filter((entry) => entry.verdict === verdict).length] as const)
    .filter(([, count]) => count > 0)
    .map(([verdict, count]) => `${count} ${verdict}`);
  const sum = entries.length === 0 ? 'The API did not change' : `${formatCount(entries.length, 'change')}: ${counts.join(', ')}`;
  const proofs = entries.filter(({ witness }) => witness !== undefined).length;
  const programs = formatCount(proofs, 'program');
  const note =
    proofs === 0
      ? []
      : [
          proofFolder === undefined
            ? `Add \`--proof <folder>\` to write ${programs} that the new release breaks`
            : `Wrote ${programs} to ${neutralize(proofFolder)} that the new release breaks`,
        ];
  return [`${sum} (${formatDuration(milliseconds)})`, ...note].join('\n');
}
