import type { ApiSnapshot, SnapshotExport } from '../snapshot/apiSnapshot.ts';
import type { ApiDiff } from '../snapshot/diffEntry.ts';
import { moduleLabel } from '../snapshot/displayNames.ts';

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
  const labels = new Set(diff.entries.flatMap(({ symbol }) => pageLabels(symbol)));
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

function addressesOf({ modules }: ApiSnapshot): ReadonlyMap<string, string> {
  const entries = modules.filter(({ kind }) => kind === 'entry');
  const byTarget = new Map<string, string>();
  const each = (call: (one: SnapshotExport, prefix: string) => void): void => {
    for (const module of entries) for (const one of module.exports) call(one, moduleLabel(module));
  };
  each(({ target, address }) => {
    if (address !== undefined && !byTarget.has(target)) byTarget.set(target, address);
  });
  const addresses = new Map<string, string>();
  each((one, prefix) => {
    const address = one.address ?? byTarget.get(one.target);
    if (address !== undefined) addresses.set(`${prefix}${one.name}`, address);
  });
  return addresses;
}
