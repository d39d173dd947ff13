import type { ApiDiff, DiffEntry } from '../../renderer/index.ts';
import { codeBlock, codeSpan, plainMarkdown } from '../../renderer/model/markdownText.ts';

const titles = { major: 'Breaking', unknown: 'Not decided', minor: 'Compatible', patch: 'Without effect' } as const;

/** A comparison as Markdown for a pull request: breaking changes are open, others are folded. */
export function formatDiffMarkdown({ old, new: next, verdict, entries }: ApiDiff): string {
  const nameOf = ({ name, version }: ApiDiff['old']): string =>
    plainMarkdown([name, version].filter((part) => part !== '').join(' ') || 'unnamed');
  const groups = (['major', 'unknown', 'minor', 'patch'] as const).map(
    (one) => [one, entries.filter((entry) => entry.verdict === one)] as const,
  );
  const sections = groups.filter(([, found]) => found.length > 0).map(([one, found]) => formatGroup(one, found));
  const empty = entries.length === 0 ? ['The API is the same.'] : [];
  return `${[`## API: ${verdict}`, `${nameOf(old)} → ${nameOf(next)}`, ...empty, ...sections].join('\n\n')}\n`;
}

function formatGroup(verdict: keyof typeof titles, entries: readonly DiffEntry[]): string {
  const title = `${titles[verdict]} (${entries.length})`;
  const list = entries.map(formatEntry).join('\n');
  if (verdict === 'major' || verdict === 'unknown') return `### ${title}\n\n${list}`;
  return `<details>\n<summary>${title}</summary>\n\n${list}\n\n</details>`;
}

function formatEntry({ symbol, change, reason, old, new: next, witness }: DiffEntry): string {
  const head = `- **${codeSpan(symbol)}** ${change}: ${plainMarkdown(reason.startsWith(`${symbol}: `) ? reason.slice(symbol.length + 2) : reason)}`;
  const lines = [...signed('-', old), ...signed('+', next)];
  const signatures = lines.length === 0 ? [] : ['', ...codeBlock('diff', lines.join('\n'))];
  const program =
    witness === undefined
      ? []
      : ['', '<details>', '<summary>A program that breaks</summary>', '', ...codeBlock('ts', witness.trimEnd()), '', '</details>'];
  return [head, ...[...signatures, ...program].map((line) => (line === '' ? '' : `  ${line}`))].join('\n');
}

function signed(sign: string, text: string | undefined): readonly string[] {
  return text === undefined || text === '' ? [] : text.split('\n').map((line) => `${sign} ${line}`);
}
