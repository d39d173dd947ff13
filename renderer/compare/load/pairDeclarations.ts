import type { ApiSnapshot, SnapshotExport } from '../../release/apiSnapshot.ts';
import { namespaceExports } from '../../release/declarationsOf.ts';
import { importedIds, stableName } from '../../release/importedIds.ts';
import { pairByUse } from './pairByUse.ts';

/** Pairs of declarations: which new declaration is the successor of which old one, by ids. */
export interface DeclarationPairs {
  readonly newOf: (oldId: string) => string | undefined;
  readonly oldOf: (newId: string) => string | undefined;
  /** Sorted by the old id. */
  readonly all: readonly (readonly [oldId: string, newId: string])[];
}

/**
 * Pairs the declarations of two releases. Declarations that users import under the same name from the same module are a pair. Others are paired
 * by the places that mention them (`pairByUse`), or by the same id. Each declaration has at most one partner.
 */
export function pairDeclarations(old: ApiSnapshot, next: ApiSnapshot): DeclarationPairs {
  const [oldIds, newIds] = [idsOf(old), idsOf(next)];
  const byOld = new Map<string, string>();
  const byNew = new Map<string, string>();
  const pair = (oldId: string, newId: string): void => {
    if (byOld.has(oldId) || byNew.has(newId) || !oldIds.has(oldId) || !newIds.has(newId)) return;
    byOld.set(oldId, newId);
    byNew.set(newId, oldId);
  };
  const exported = sharedExports(old, next);
  for (const [oldId, newId] of exported) if (oldId === newId) pair(oldId, newId);
  for (const [oldId, newId] of exported) pair(oldId, newId);
  const { stable, unstable } = importedIds(old);
  pairByUse({
    ...{ old, new: next, pair, start: [...byOld] },
    isFree: (id) => oldIds.has(id) && !byOld.has(id) && !stable.has(id) && !unstable.has(id),
    isFreeNow: (id) => newIds.has(id) && !byNew.has(id),
    oldOf: (id) => byNew.get(id),
  });
  for (const id of oldIds) pair(id, id);
  const all = [...byOld].sort(([a], [b]) => (a < b ? -1 : 1));
  return { newOf: (id) => byOld.get(id), oldOf: (id) => byNew.get(id), all };
}

function idsOf({ declarations }: ApiSnapshot): ReadonlySet<string> {
  return new Set(declarations.map(({ id }) => id));
}

/** Pairs of ids that equal names export from equal modules, including the namespaces in them. */
function sharedExports(old: ApiSnapshot, next: ApiSnapshot): readonly (readonly [string, string])[] {
  const found: (readonly [string, string])[] = [];
  const seen = new Set<string>();
  const addAll = (before: readonly SnapshotExport[], after: readonly SnapshotExport[]): void => {
    for (const { name, target } of before) {
      // What becomes stable loses the word in its name that said otherwise.
      const stable = before.some((one) => one.name === stableName(name)) ? name : stableName(name);
      const successor = (after.find((one) => one.name === name) ?? after.find((one) => one.name === stable))?.target;
      if (successor === undefined || seen.has(`${target} ${successor}`)) continue;
      seen.add(`${target} ${successor}`);
      found.push([target, successor]);
      addAll(namespaceExports(old, target) ?? [], namespaceExports(next, successor) ?? []);
    }
  };
  for (const module of old.modules) {
    const successor = next.modules.find(({ kind, name }) => kind === module.kind && name === module.name);
    if (successor !== undefined) addAll(module.exports, successor.exports);
  }
  return found;
}
