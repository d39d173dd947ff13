import { groupBy } from '../../model/groupBy.ts';
import { partLabel } from '../difference/difference.ts';
import type { Decided } from './entryDraft.ts';
import { fewest } from './foldModules.ts';
import { withRepeats } from './foldRepeats.ts';
import { namesOf } from './namesOf.ts';

/**
 * Folds what happened to many exports in the same way and for the same reason: each default export became a named one, a type parameter is gone
 * from each function, or all of them depend on a package that is not installed. So it does with the members that one type has lost.
 */
export function foldReasons(decided: readonly Decided[]): readonly Decided[] {
  return [...groupBy(decided, (one) => keyOf(one) ?? one).values()].flatMap((group) => {
    const [first, ...others] = group;
    if (first === undefined || group.length < fewest) return group;
    return [first.entry.verdict === 'major' ? withRepeats(first, others) : withUndecided(first, others)];
  });
}

function withUndecided({ entry, draft }: Decided, others: readonly Decided[]): Decided {
  const isFollowed = others.some((one) => one.entry.reason !== one.draft.entry.reason);
  const rest = isFollowed ? ' What is computed from these is not decided, either.' : '';
  const reason = `${entry.reason.replace(/\.$/, '')}. The same is not known of ${namesOf(others)}.${rest}`;
  return { entry: { ...entry, reason, repeated: others.map((one) => one.entry.symbol) }, draft };
}

/**
 * What an entry has in common with others: its reason without names that follow from its own. What is removed is another thing in each
 * place, and a short name says little without its place. Only the removed members of one type have it in common.
 */
function keyOf({ entry, draft }: Decided): string | undefined {
  const { symbol, change, verdict, suspected } = entry;
  const { exported } = draft;
  const label = exported === undefined && draft.findings[0] !== undefined ? partLabel(draft.findings[0].part) : '';
  const owner = change === 'removed' && label !== '' ? symbol.slice(0, -label.length) : undefined;
  const isShared = change === 'moved' || change === 'changed' || owner !== undefined;
  if (exported?.path.length === 0 || !isShared || !['major', 'unknown'].includes(verdict)) return undefined;
  const reason = exported?.reason ?? draft.entry.reason.replace(/^.*?: /s, '');
  const [module = '', name = symbol] = /^(\.\/[^:]*):(.*)$/.exec(symbol)?.slice(1) ?? [];
  const own = [name, module.split('/').at(-1) ?? '', ...(owner === undefined ? [] : [label])].map(lettersOf);
  const words = reason.replace(/[\p{L}\p{N}_$.-]+/gu, (word) => (['', ...own].includes(lettersOf(word)) ? '*' : word));
  return JSON.stringify([change, verdict, suspected === true, exported === undefined, name === 'default', owner, words]);
}

function lettersOf(name: string): string {
  return name.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase();
}
