import type { ApiDiff, DiffEntry } from '../../renderer/index.ts';
import { neutralize } from '../../renderer/model/neutralize.ts';
import { formatCount, formatDuration } from './formatNumbers.ts';
import { type GroupedEntries, groupEntries, linesOfReason, notesOf } from './groupEntries.ts';
import type { Style } from './style.ts';

export interface DiffTextRequest {
  readonly diff: ApiDiff;
  readonly milliseconds: number;
  /** Where proofs were written, as the user named it. */
  readonly proofFolder: string | undefined;
  readonly style: Style;
}

/** A comparison for people: the verdict, and each change with its reason and both signatures. */
export function formatDiff({ diff, milliseconds, proofFolder, style }: DiffTextRequest): string {
  const { old, new: next, verdict, entries } = diff;
  const from = [old, next].map(({ name, version }) => neutralize([name, version].filter((part) => part !== '').join(' ') || 'unnamed'));
  const head = `${paintOf(verdict, style)(verdict)}  ${from.join(' → ')}`;
  const { single, groups } = groupEntries(entries);
  const blocks = [...single.map((entry) => formatEntry(entry, style)), ...groups.map((group) => formatEntryGroup(group, style))];
  return `${[head, ...notesOf(diff).map((note) => neutralize(note)), ...blocks, formatEnd({ entries, milliseconds, proofFolder })].join('\n\n')}\n`;
}

function paintOf(verdict: DiffEntry['verdict'], style: Style): (text: string) => string {
  if (verdict === 'major') return style.red;
  return verdict === 'unknown' ? style.yellow : verdict === 'minor' ? style.cyan : style.dim;
}

function formatEntry(entry: DiffEntry, style: Style): string {
  const { symbol, change, verdict, old, new: next } = entry;
  const head = `${paintOf(verdict, style)(verdict.padEnd(7))} ${change.padEnd(10)} ${style.bold(neutralize(symbol))}`;
  const rows = alignLines(old, next).map(({ sign, before, middle, after }) => {
    const paint = sign === '-' ? style.red : sign === '+' ? style.green : style.dim;
    return `  ${paint(`${sign} ${neutralize(before)}`)}${style.bold(paint(neutralize(middle)))}${paint(neutralize(after))}`;
  });
  return [head, ...linesOfReason(entry).map((line) => `  ${neutralize(line)}`), ...rows].join('\n');
}

function formatEntryGroup({ reason, symbols }: GroupedEntries['groups'][number], style: Style): string {
  const head = `${style.yellow('unknown')} ${'changed'.padEnd(10)} ${style.bold(formatCount(symbols.length, 'declaration'))}`;
  return [head, `  ${neutralize(reason)}`, `  ${neutralize(symbols.join(', '))}`].join('\n');
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

/** A line of one of two texts, divided where it differs from its partner. */
interface AlignedLine {
  /** `-` for the old text, `+` for the new one, a space for a line of both. */
  readonly sign: '-' | '+' | ' ';
  readonly before: string;
  /** What the other line has not. */
  readonly middle: string;
  readonly after: string;
}

/** Puts two texts one above the other, line by line: lines that both have once, all others in pairs in their order. */
function alignLines(old: string | undefined, next: string | undefined): readonly AlignedLine[] {
  const [before, after] = [linesOf(old), linesOf(next)];
  const shared = before.filter((line) => after.includes(line));
  const [gone, come] = [before.filter((line) => !shared.includes(line)), after.filter((line) => !shared.includes(line))];
  const pairs = Array.from({ length: Math.max(gone.length, come.length) }, (_, index) => pair(gone[index], come[index]));
  return [...shared.map((line): AlignedLine => ({ sign: ' ', before: line, middle: '', after: '' })), ...pairs.flat()];
}

function linesOf(text: string | undefined): readonly string[] {
  return text === undefined || text === '' ? [] : text.split('\n');
}

function pair(old: string | undefined, next: string | undefined): readonly AlignedLine[] {
  const [begin, end] = old === undefined || next === undefined ? [0, 0] : commonEnds(old, next);
  const divided = (sign: '-' | '+', text: string | undefined): readonly AlignedLine[] =>
    text === undefined
      ? []
      : [{ sign, before: text.slice(0, begin), middle: text.slice(begin, text.length - end), after: text.slice(text.length - end) }];
  return [...divided('-', old), ...divided('+', next)];
}

/** How many signs two lines share at their begin and at their end. */
function commonEnds(a: string, b: string): readonly [number, number] {
  const most = Math.min(a.length, b.length);
  let begin = 0;
  while (begin < most && a[begin] === b[begin]) begin++;
  let end = 0;
  while (end < most - begin && a[a.length - 1 - end] === b[b.length - 1 - end]) end++;
  return [begin, end];
}
