import type { ApiDiff, DiffEntry } from '../../renderer/index.ts';
import { neutralize } from '../../renderer/model/neutralize.ts';
import { acceptedForm } from './acceptedForm.ts';
import { cut } from './formatEntry.ts';
import { formatCount } from './formatNumbers.ts';
import { nameOf, shortReason } from './groupEntries.ts';

interface UnexpectedRequest {
  readonly diff: ApiDiff;
  readonly expected: 'patch' | 'minor' | 'major';
  /** The changes that are too much. */
  readonly failing: readonly DiffEntry[];
  /** The file that they were written to, as the user named it. */
  readonly written: string | undefined;
}

/** How many changes are written out in the form in which a file accepts them. */
const mostShown = 20;

const mostColumns = 120;

/** Says why a gate fails: each change in a line, and how to accept them. Their reasons are left to the user. */
export function formatUnexpected({ diff: { old, verdict }, expected, failing, written }: UnexpectedRequest): string {
  const head = `The verdict is ${verdict}; expected at most ${expected}.`;
  if (failing.length === 0) return `${head}\n`;
  const lines = failing.map((entry) =>
    cut(neutralize(`  ${entry.verdict.padEnd(7)} ${nameOf(entry)}: ${shortReason(entry)}`), mostColumns),
  );
  return `${[head, ...lines, ...advice({ failing, written, old })].join('\n')}\n`;
}

function advice({ failing, written, old }: Pick<UnexpectedRequest, 'failing' | 'written'> & Pick<ApiDiff, 'old'>): readonly string[] {
  const count = formatCount(failing.length, 'change');
  if (written !== undefined) return [`Wrote ${count} to ${neutralize(written)}. Give each a reason, and pass the file to \`--accepted\`.`];
  if (failing.length > mostShown) return [`Undo these ${count}, or add \`--write-accepted <file>\` to write a file that accepts them.`];
  return [
    'Undo these changes, or accept them, each with a reason, in a file for `--accepted`:',
    ...acceptedForm(failing, old).split('\n').map(neutralize),
  ];
}
