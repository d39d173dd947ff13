import { groupBy } from '../../model/groupBy.ts';
import { memoize } from '../../model/memoize.ts';
import type { ApiSnapshot } from '../../release/apiSnapshot.ts';
import { codeOf } from '../../release/parseDeclaration.ts';
import { mentionedIn } from '../../release/references.ts';
import type { Finding } from '../difference/difference.ts';
import type { Decided } from './entryDraft.ts';
import { readNames } from './readNames.ts';

/**
 * Creates a function that answers whether a harmless change of an old declaration allows more than before in a way that types may be computed
 * from. A member that is added is seen by what reads the names of all members. What changed in an alias as a whole is seen by all that
 * mention it: if they all have entries, these tell. A changed member is judged by its own uses.
 *
 * @param compared entries of what was compared completely
 */
export function createGrows(compared: readonly Decided[], { declarations }: Pick<ApiSnapshot, 'declarations'>): (id: string) => boolean {
  const found = compared.flatMap(({ entry, draft }) => draft.findings.map((finding) => ({ entry, finding })));
  const foundIn = groupBy(found, ({ finding }) => finding.id);
  const changesOf = (id: string): readonly Finding[] =>
    (foundIn.get(id) ?? []).flatMap(({ entry, finding }) => (entry.verdict === 'minor' && entry.change !== 'deprecated' ? [finding] : []));
  const mentioning = (id: string): readonly string[] =>
    declarations.flatMap((one) => (codeOf(one).includes(id) && [...mentionedIn(one)].includes(id) ? [one.id] : []));
  const read = memoize(readNames);
  return memoize((first) => {
    const reached = new Set([first]);
    // A set also gives what is added to it meanwhile.
    for (const id of reached) {
      const changes = changesOf(id);
      const isAdded = changes.some(({ part, change }) => change === 'added' && part.kind === 'member');
      if (isAdded && read(declarations).has(id)) return true;
      const users = changes.some(({ part }) => part.kind === 'type') ? mentioning(id) : [];
      if (users.some((user) => !foundIn.has(user))) return true;
      for (const user of users) reached.add(user);
    }
    return false;
  });
}
