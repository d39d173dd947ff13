import type { DiffEntry } from '../../renderer/index.ts';
import { neutralize } from '../../renderer/model/neutralize.ts';
import { type AlignedLine, alignLines } from './alignLines.ts';
import { formatCount } from './formatNumbers.ts';
import { type GroupedEntries, linesOfReason, nameOf, shortReason } from './groupEntries.ts';
import type { Style } from './style.ts';

/** A change with its reason, the lines that differ, and the program that breaks, if it is short. */
export function formatEntry(entry: DiffEntry, style: Style): string {
  const rows = alignLines(entry.old, entry.new)
    .map(shortened)
    .map(({ sign, before, middle, after }) => {
      const paint = sign === '-' ? style.red : style.green;
      return `  ${paint(`${sign} ${neutralize(before)}`)}${style.bold(paint(neutralize(middle)))}${paint(neutralize(after))}`;
    });
  const reason = linesOfReason(entry).map((line) => `  ${neutralize(line)}`);
  return [headOf(entry, style), ...reason, ...rows, ...programLines(entry)].join('\n');
}

/** The same on one line. */
export function formatBrief(entry: DiffEntry, style: Style): string {
  const reason = entry.accepted === undefined ? shortReason(entry) : `accepted: ${entry.accepted}`;
  return `${headOf(entry, style)}: ${cut(neutralize(reason), mostBrief)}`;
}

/** Changes with the same reason. */
export function formatEntryGroup({ reason, symbols }: GroupedEntries['groups'][number], style: Style): string {
  const head = `${style.yellow('unknown')} ${'changed'.padEnd(10)} ${style.bold(formatCount(symbols.length, 'declaration'))}`;
  return [head, `  ${neutralize(reason)}`, `  ${neutralize(symbols.join(', '))}`].join('\n');
}

/** The color of a verdict. */
export function paintOf(verdict: DiffEntry['verdict'], style: Style): (text: string) => string {
  if (verdict === 'major') return style.red;
  return verdict === 'unknown' ? style.yellow : verdict === 'minor' ? style.cyan : style.dim;
}

/** A text of at most `most` signs. */
export function cut(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most - 1).replace(/…$/, '')}…` : text;
}

const mostBrief = 100;

function headOf(entry: DiffEntry, style: Style): string {
  const { change, verdict } = entry;
  return `${paintOf(verdict, style)(verdict.padEnd(7))} ${change.padEnd(10)} ${style.bold(neutralize(nameOf(entry)))}`;
}

/** How many signs of what two lines share are shown on each side of what differs. */
const mostShared = 60;

/** How many signs of what differs are shown. */
const mostDiffering = 200;

/** A line without most of what it shares with its partner. Its first words stay: they name the declaration. */
function shortened({ before, middle, after, ...line }: AlignedLine): AlignedLine {
  // Words that would be cut are left out.
  const [first, last] = [before.slice(0, mostShared / 2).replace(/\s*[\w$]*$/, ''), before.slice(-mostShared / 2).replace(/^[\w$]+/, '')];
  return {
    ...line,
    before: before.length > mostShared * 1.5 ? `${first} … ${last}` : before,
    middle: cut(middle, mostDiffering),
    after: cut(after, mostShared),
  };
}

/** A program with more lines is left to `--proof`. */
const mostLines = 8;
const columns = 100;

function programLines({ verdict, witness }: DiffEntry): readonly string[] {
  const lines = witness?.trimEnd().split('\n') ?? [];
  const height = lines.reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / columns)), 0);
  if (verdict !== 'major' || height === 0 || height > mostLines) return [];
  return ['  This program no longer compiles:', ...lines.map((line) => `    ${neutralize(line)}`.trimEnd())];
}
