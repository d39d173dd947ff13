import type { ItemHistory } from '../model/history.ts';
import { inlineCode } from './compute/labelText.ts';

/** The changes of an item as a Markdown list, the newest first. Empty without changes. */
export function historyText({ changes, deprecated, since }: ItemHistory): string {
  const rows = changes.map(({ version, old }) => ({ version, text: `changed${shortly(old)}` }));
  const isLate = deprecated?.since !== undefined && deprecated.since !== since;
  const all = isLate ? [...rows, { version: deprecated.since ?? '', text: 'deprecated' }] : rows;
  const versions = [...new Set(all.map(({ version }) => version))].reverse();
  return versions
    .map((version) => {
      const texts = all.filter((row) => row.version === version).map(({ text }) => text);
      return `- **${version}**: ${texts.join('; ')}`;
    })
    .join('\n');
}

const longest = 160;

/** The declaration before, where it fits into a line. */
function shortly(text: string): string {
  if (text.length > longest || text.includes('\n')) return '';
  return ` from ${inlineCode(text)}`;
}
