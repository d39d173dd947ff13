import type { Decided } from './entryDraft.ts';

/** Names the symbols of entries, at most four of them. */
export function namesOf(symptoms: readonly Decided[]): string {
  const names = [...new Set(symptoms.map(({ entry }) => `\`${entry.displayName ?? entry.symbol}\``))];
  const shown = names.length <= 4 ? names : [...names.slice(0, 3), `${names.length - 3} more`];
  return shown.length === 1 ? shown.join('') : `${shown.slice(0, -1).join(', ')} and ${shown.at(-1)}`;
}
