import type { ApiDiff, DiffEntry } from '../../renderer/index.ts';
import { alignLines } from './alignLines.ts';
import { formatCount } from './formatCount.ts';
import { formatDuration } from './formatDuration.ts';
import { neutralize } from './neutralize.ts';
import type { Style } from './style.ts';

export interface DiffTextRequest {
  readonly diff: ApiDiff;
  readonly milliseconds: number;
  /** Where witnesses were written, as the user named it. */
  readonly witnessFolder: string | undefined;
  readonly style: Style;
}

/** A comparison for people: the verdict, and each change with its reason and both signatures. */
export function formatDiff({ diff, milliseconds, witnessFolder, style }: DiffTextRequest): string {
  const { old, new: next, verdict, entries } = diff;
  const from = [old, next].map(({ name, version }) => neutralize([name, version].filter((part) => part !== '').join(' ') || 'unnamed'));
  const head = `${paintOf(verdict, style)(verdict)}  ${from.join(' → ')}`;
  const blocks = entries.map((entry) => formatEntry(entry, style));
  return `${[head, ...blocks, formatEnd({ entries, milliseconds, witnessFolder })].join('\n\n')}\n`;
}

function paintOf(verdict: DiffEntry['verdict'], style: Style): (text: string) => string {
  if (verdict === 'major') return style.red;
  return verdict === 'unknown' ? style.yellow : verdict === 'minor' ? style.cyan : style.dim;
}

function formatEntry({ symbol, change, verdict, reason, old, new: next }: DiffEntry, style: Style): string {
  const head = `${paintOf(verdict, style)(verdict.padEnd(7))} ${change.padEnd(10)} ${style.bold(neutralize(symbol))}`;
  const rows = alignLines(old, next).map(({ sign, before, middle, after }) => {
    const paint = sign === '-' ? style.red : sign === '+' ? style.green : style.dim;
    return `  ${paint(`${sign} ${neutralize(before)}`)}${style.bold(paint(neutralize(middle)))}${paint(neutralize(after))}`;
  });
  return [head, `  ${neutralize(reason)}`, ...rows].join('\n');
}

function formatEnd({
  entries,
  milliseconds,
  witnessFolder,
}: Pick<DiffTextRequest, 'milliseconds' | 'witnessFolder'> & Pick<ApiDiff, 'entries'>): string {
  const counts = (['major', 'unknown', 'minor', 'patch'] as const)
    .map((verdict) => [verdict, entries.filter((entry) => entry.verdict === verdict).length] as const)
    .filter(([, count]) => count > 0)
    .map(([verdict, count]) => `${count} ${verdict}`);
  const sum = entries.length === 0 ? 'The API did not change' : `${formatCount(entries.length, 'change')}: ${counts.join(', ')}`;
  const witnesses = entries.filter(({ witness }) => witness !== undefined).length;
  const programs = formatCount(witnesses, 'program');
  const note =
    witnesses === 0
      ? []
      : [
          witnessFolder === undefined
            ? `Add \`--witness <folder>\` to write ${programs} that no longer compile`
            : `Wrote ${programs} to ${neutralize(witnessFolder)} that no longer compile with the new release`,
        ];
  return [`${sum} (${formatDuration(milliseconds)})`, ...note].join('\n');
}
