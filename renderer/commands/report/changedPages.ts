import type { ApiSnapshot, SnapshotExport } from '../../release/apiSnapshot.ts';
import { entryPointsOf, namespaceExports } from '../../release/declarationsOf.ts';
import type { ApiDiff } from '../../release/diffEntry.ts';
import { moduleLabel } from '../../release/displayNames.ts';

/** A page of the reference that a change of the API concerns. */
export interface ChangedPage {
  /** Relative to the address of the package's reference: `class/Parser`. */
  readonly address: string;
  readonly change: 'added' | 'changed' | 'removed';
}

interface ChangedPagesRequest {
  readonly diff: Pick<ApiDiff, 'entries'>;
  readonly old: ApiSnapshot;
  readonly new: ApiSnapshot;
}

/** The pages of the symbols that a comparison lists. Sorted by address. */
export function changedPages({ diff, old, new: next }: ChangedPagesRequest): readonly ChangedPage[] {
  const [before, after] = [addressesOf(old), addressesOf(next)];
  const hasPage = (label: string): boolean => before.has(label) || after.has(label);
  const labels = new Set(diff.entries.flatMap(({ symbol }) => pageLabels(symbol).findLast(hasPage) ?? []));
  const pages = new Map<string, ChangedPage['change']>();
  const known = { before: new Set(before.values()), after: new Set(after.values()) };
  for (const label of labels)
    for (const address of [before.get(label), after.get(label)]) {
      if (address === undefined) continue;
      const isBoth = known.before.has(address) && known.after.has(address);
      pages.set(address, isBoth ? 'changed' : known.after.has(address) ? 'added' : 'removed');
    }
  return [...pages].map(([address, change]) => ({ address, change })).sort((a, b) => (a.address < b.address ? -1 : 1));
}

/** `Parser.parse` is on the page of `Parser`. */
function pageLabels(symbol: string): readonly string[] {
  const [, scope = '', name = ''] = /^(\.\/[^:]*:)?(.*)$/.exec(symbol) ?? [];
  const ends = [...name.matchAll(/[.[]/g)].map(({ index }) => index).filter((index) => index > 0);
  return [...ends.map((end) => name.slice(0, end)), name].map((label) => `${scope}${label}`);
}

function addressesOf(snapshot: ApiSnapshot): ReadonlyMap<string, string> {
  const all = entryPointsOf(snapshot).flatMap((module) =>
    labeledExports(module.exports, { snapshot, prefix: moduleLabel(module), seen: [] }),
  );
  const byTarget = new Map<string, string>();
  for (const { target, address } of all) if (address !== undefined && !byTarget.has(target)) byTarget.set(target, address);
  return new Map(
    all.flatMap(({ label, address, target }) => {
      const known = address ?? byTarget.get(target);
      return known === undefined ? [] : [[label, known] as const];
    }),
  );
}

interface LabelContext {
  readonly snapshot: ApiSnapshot;
  readonly prefix: string;
  /** Ids of the namespaces around: one may have itself in it. */
  readonly seen: readonly string[];
}

/** Exports with those of namespaces. */
function labeledExports(
  exports: readonly SnapshotExport[],
  { snapshot, prefix, seen }: LabelContext,
): readonly (SnapshotExport & { readonly label: string })[] {
  return exports.flatMap((one) => {
    const label = `${prefix}${one.name}`;
    const inner = seen.includes(one.target) ? [] : (namespaceExports(snapshot, one.target) ?? []);
    return [{ ...one, label }, ...labeledExports(inner, { snapshot, prefix: `${label}.`, seen: [...seen, one.target] })];
  });
}
