import type { BreakingChange } from '../../model/history.ts';
import type { Messages } from '../../model/messages.ts';
import { capitalize } from '../../model/titleFromName.ts';
import { inlineCode } from '../compute/historyLabels.ts';

/** A diff of more lines is folded. */
const mostLines = 30;

/** The changes of a symbol and of its members as Markdown: the reasons, then the declarations before and after. */
export function changesText(label: string, changes: readonly BreakingChange[], messages: Messages): string {
  const reasons = changes.flatMap((change) => reasonOf(label, change));
  const list = reasons.length === 1 ? reasons.join('') : reasons.map((reason) => `- ${reason}`).join('\n');
  const lines = changes.flatMap((change) => change.lines);
  if (lines.length === 0) return list;
  const marks = '`'.repeat(Math.max(2, ...lines.flatMap((line) => [...line.matchAll(/`+/g)].map(([run]) => run.length))) + 1);
  const code = `${marks}diff\n${lines.join('\n')}\n${marks}`;
  const folded = `<details>\n<summary>${messages.showDeclaration}</summary>\n\n${code}\n\n</details>`;
  return [list, lines.length <= mostLines ? code : folded].join('\n\n');
}

/** A heading says already what was removed as a whole. */
function reasonOf(label: string, { symbol, change, reason }: BreakingChange): readonly string[] {
  const text = reason.startsWith(symbol) ? reason.slice(symbol.length) : `: ${reason}`;
  if (symbol === label) {
    if (change === 'removed' && text === ': was removed.') return [];
    return [text.startsWith(': ') ? capitalize(escaped(text.slice(2))) : `${inlineCode(symbol)}${escaped(text)}`];
  }
  return [`${inlineCode(symbol.slice(label.length).replace(/^\./, ''))}${escaped(text)}`];
}

/** Text that isn't code keeps its signs; code in reasons stays code. */
function escaped(text: string): string {
  return text
    .split(/(`[^`]*`)/)
    .map((part) => (part.startsWith('`') ? part : part.replace(/[\\*_<>[\]|#]/g, '\\$&')))
    .join('');
}
