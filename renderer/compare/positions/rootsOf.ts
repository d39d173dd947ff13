import type { ApiSnapshot, SnapshotExport } from '../../release/apiSnapshot.ts';
import { namespaceExports } from '../../release/declarationsOf.ts';

/** Ids of all values that users can import, including those in namespaces. */
export function rootsOf(snapshot: ApiSnapshot): ReadonlySet<string> {
  const ids = new Set<string>();
  const addAll = (exports: readonly SnapshotExport[]): void => {
    for (const { target, isTypeOnly } of exports) {
      if (ids.has(target) || isTypeOnly) continue;
      ids.add(target);
      addAll(namespaceExports(snapshot, target) ?? []);
    }
  };
  for (const { exports } of snapshot.modules) addAll(exports);
  return ids;
}
