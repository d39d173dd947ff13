import { memoize } from '../model/memoize.ts';
import type { ApiSnapshot, SnapshotExport } from './apiSnapshot.ts';
import { declarationsOf, namespaceExports } from './declarationsOf.ts';
import { importedIds, isUnstableExport } from './importedIds.ts';
import { mentionedIn } from './references.ts';

/**
 * Ids of what namespaces with an unstable name export, where what has a stable name mentions the namespace: `api: typeof _internals`. Users
 * reach the members by the stable name, and no other declaration reports their changes.
 */
export const promisedIds = memoize((snapshot: ApiSnapshot): ReadonlySet<string> => {
  const { stable, unstable } = importedIds(snapshot);
  const promised = new Set<string>();
  const addAll = (id: string): void => {
    for (const { target } of namespaceExports(snapshot, id) ?? []) {
      if (promised.has(target)) continue;
      promised.add(target);
      addAll(target);
    }
  };
  const namespaces = [...unstable].filter((id) => namespaceExports(snapshot, id) !== undefined);
  if (namespaces.length === 0) return promised;
  const reached = mentionedFrom(snapshot, stable);
  for (const id of namespaces) if (reached.has(id)) addAll(id);
  return promised;
}, new WeakMap());

/** Some ids, and those of all that their declarations mention or export, also through others. */
export function mentionedFrom(
  snapshot: ApiSnapshot,
  ids: ReadonlySet<string>,
  isFollowed: (one: SnapshotExport) => boolean = () => true,
): ReadonlySet<string> {
  const reached = new Set(ids);
  // The loop also visits what is added to the set meanwhile.
  for (const id of reached)
    for (const one of declarationsOf(snapshot, id)) {
      const exported = one.kind === 'namespace' ? one.exports.filter(isFollowed).map(({ target }) => target) : [];
      for (const name of [...mentionedIn(one), ...exported]) reached.add(name);
    }
  return reached;
}

/** Ids of what no stable name mentions, also through others. */
export function unmentionedIds(snapshot: ApiSnapshot): readonly string[] {
  const reached = mentionedFrom(snapshot, importedIds(snapshot).stable, ({ name }) => !isUnstableExport(name));
  return [...new Set(snapshot.declarations.map(({ id }) => id))].filter((id) => !reached.has(id));
}

/** Ids of what users can import only by an unstable name, without what a stable name promises. */
export const unpromisedIds = memoize((snapshot: ApiSnapshot): ReadonlySet<string> => {
  const promised = promisedIds(snapshot);
  return new Set([...importedIds(snapshot).unstable].filter((id) => !promised.has(id)));
}, new WeakMap());
