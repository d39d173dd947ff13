import type { DiffEntry } from '../../renderer/index.ts';
import { groupBy } from '../../renderer/model/groupBy.ts';

/** How many additions to one owner are listed one by one. */
const mostAlone = 2;

/** How many of the others are named. */
const mostNamed = 5;

/** Makes one entry of what was added to a new entry point, and of several additions to the same entry point, namespace or type. */
export function foldAdded(entries: readonly DiffEntry[]): readonly DiffEntry[] {
  const added = entries.filter(({ change }) => change === 'added');
  const points = new Set(added.filter(isEntryPoint).map(({ symbol }) => symbol));
  const byOwner = [
    ...groupBy(
      added.filter((entry) => !isEntryPoint(entry)),
      ({ symbol }) => ownerOf(symbol),
    ),
  ];
  const groups = byOwner.filter(([owner, group]) => points.has(owner) || group.length > mostAlone);
  const folded = new Set(groups.flatMap(([, group]) => group));
  const firsts = new Map(groups.map(([owner, group]) => [group[0], { owner, group }]));
  return entries.flatMap((entry) => {
    const { owner, group } = firsts.get(entry) ?? {};
    if (owner !== undefined && group !== undefined)
      return { ...entry, symbol: owner, displayName: undefined, reason: listed(owner, group) };
    const isListed = folded.has(entry) || (entry.change === 'added' && groups.some(([one]) => one === entry.symbol));
    return isListed ? [] : entry;
  });
}

function isEntryPoint({ symbol }: DiffEntry): boolean {
  return symbol.startsWith('./') && !symbol.includes(':');
}

/** `./utilities` for its exports, `Parser` for its members, `.` for exports of the package itself. */
function ownerOf(symbol: string): string {
  const end = Math.max(symbol.lastIndexOf(':'), symbol.lastIndexOf('.'));
  return end === -1 ? '.' : symbol.slice(0, end);
}

function listed(owner: string, group: readonly DiffEntry[]): string {
  const names = group.map(({ symbol }) => (owner === '.' ? symbol : symbol.slice(owner.length + 1)));
  const more = names.length > mostNamed ? [`${names.length - mostNamed} more`] : [];
  return `has ${[...names.slice(0, mostNamed), ...more].join(', ')}.`;
}
