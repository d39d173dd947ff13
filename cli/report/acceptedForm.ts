import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { ApiDiff, DiffEntry } from '../../renderer/index.ts';

/** The form in which a file for `--accepted` has changes, with one line for each. Reasons that the user still has to write are empty. */
export function acceptedForm(entries: readonly DiffEntry[], { version }: ApiDiff['old']): string {
  const forms = entries.map(({ symbol, change, accepted = '' }) => ({ symbol, change, since: version, reason: accepted }));
  return `{ "accepted": [\n${forms.map((form) => `  ${JSON.stringify(form)}`).join(',\n')}\n] }`;
}

/** Writes a file for `--accepted`. Returns a message if that fails. */
export function writeAccepted(path: string, form: string): string | undefined {
  try {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, `${form}\n`);
    return undefined;
  } catch (error) {
    if (error instanceof Error && 'syscall' in error) return `The changes could not be written: ${error.message}`;
    throw error;
  }
}
