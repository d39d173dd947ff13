import type { ApiDiff, DiffEntry } from '../../renderer/index.ts';
import { codeBlock, codeSpan, plainMarkdown } from '../../renderer/model/markdownText.ts';
import { alignLines } from './alignLines.ts';
import { groupEntries, nameOf, notesOf, ownReason } from './groupEntries.ts';

const titles = { major: 'Breaking', unknown: 'Not decided', minor: 'Compatible', patch: 'Without effect' } as const;

/** How many changes are readable before a reader unfolds the rest. */
const mostOpen = 10;

/** A comparison as Markdown for a pull request: the verdict and the changes that matter most, with the rest folded. */
export function formatDiffMarkdown(diff: ApiDiff): string {
  const { old, new: next, verdict, entries } = diff;
  const nameOf = ({ name, version }: ApiDiff['old']): string =>
    plainMarkdown([name, version].filter((part) => part !== '').join(' ') || 'unnamed');
  const groups = (['major', 'unknown', 'minor', 'patch'] as const).map(
    (one) => [one, entries.filter((entry) => entry.verdict === one)] as const,
  );
  const sections = groups.filter(([, found]) => found.length > 0).map(([one, found]) => formatGroup(one, found));
  const empty = entries.length === 0 ? ['The API is the same.'] : [];
  const notes = notesOf(diff).map((note) => plainMarkdown(note));
  return `${[`## API: ${verdict}`, `${nameOf(old)} → ${nameOf(next)}`, ...notes, ...headLines(entries), ...empty, ...sections].join('\n\n')}\n`;
}

/** One line for each change that decides the verdict, up to a limit. */
function headLines(entries: readonly DiffEntry[]): readonly string[] {
  const { single, groups } = groupEntries(entries.filter(isOpen));
  const lines = [
    ...single.map((entry) => `- **${entry.verdict}** ${codeSpan(nameOf(entry))}: ${plainMarkdown(ownReason(entry))}`),
    ...groups.map(({ reason, symbols }) => `- **unknown** ${symbols.length} declarations: ${plainMarkdown(reason)}`),
  ];
  if (lines.length === 0) return [];
  const shown = lines.length > mostOpen ? [...lines.slice(0, mostOpen - 1), `- … and ${lines.length - mostOpen + 1} more below`] : lines;
  return [shown.join('\n')];
}

/** Whether a change decides the verdict. */
function isOpen({ verdict, accepted }: DiffEntry): boolean {
  return accepted === undefined && (verdict === 'major' || verdict === 'unknown');
}

function formatGroup(verdict: keyof typeof titles, entries: readonly DiffEntry[]): string {
  const title = `${titles[verdict]} (${entries.length})`;
  const list = entries.map(formatEntry).join('\n');
  return `<details>\n<summary>${title}</summary>\n\n${list}\n\n</details>`;
}

function formatEntry(entry: DiffEntry): string {
  const { change, old, new: next, witness } = entry;
  const head = `- **${codeSpan(nameOf(entry))}** ${change}: ${plainMarkdown(ownReason(entry))}`;
  const lines = alignLines(old, next).map(({ sign, before, middle, after }) => `${sign} ${before}${middle}${after}`);
  const signatures = lines.length === 0 ? [] : ['', ...codeBlock('diff', lines.join('\n'))];
  const program =
    witness === undefined
      ? []
      : ['', '<details>', '<summary>A program that breaks</summary>', '', ...codeBlock('ts', witness.trimEnd()), '', '</details>'];
  return [head, ...[...signatures, ...program].map((line) => (line === '' ? '' : `  ${line}`))].join('\n');
}
