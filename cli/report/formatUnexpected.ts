import type { ApiDiff, confirmedVerdict, isWithin } from '../../renderer/index.ts';
import { neutralize } from '../../renderer/model/neutralize.ts';

interface UnexpectedRequest {
  readonly diff: ApiDiff;
  readonly expected: 'patch' | 'minor' | 'major';
  readonly isWithin: typeof isWithin;
  readonly confirmedVerdict: typeof confirmedVerdict;
}

/** How many changes are written out. */
const mostShown = 20;

/** Says why a gate fails, and how to accept the changes that are too much. Their reasons are left to the user. */
export function formatUnexpected({ diff: { old, verdict, entries }, expected, isWithin, confirmedVerdict }: UnexpectedRequest): string {
  const head = `The verdict is ${verdict}; expected at most ${expected}.`;
  const open = entries.filter(
    (entry) => entry.accepted === undefined && !isWithin(confirmedVerdict({ verdict: entry.verdict, entries: [entry] }), expected),
  );
  if (open.length === 0) return `${head}\n`;
  const forms = open.slice(0, mostShown).map(({ symbol, change }) => ({ symbol, change, since: old.version, reason: '' }));
  const list = forms.map((form) => `  ${neutralize(JSON.stringify(form))}`).join(',\n');
  const more = open.length > mostShown ? [`These are the first ${mostShown} of ${open.length}.`] : [];
  const advice = 'Undo these changes, or accept them, each with a reason, in a file for `--accepted`:';
  return `${[head, advice, `{ "accepted": [\n${list}\n] }`, ...more].join('\n')}\n`;
}
