import type { Place } from '../../model/problem.ts';
import type { ApiItem, ApiItemKind } from '../../release/apiItem.ts';
import type { ApiSnapshot, SnapshotExport } from '../../release/apiSnapshot.ts';
import { entryPointsOf, namespaceExports } from '../../release/declarationsOf.ts';
import { displayNames } from '../../release/displayNames.ts';

/** How many exports and members a comment describes. */
export interface CoverageCount {
  readonly described: number;
  readonly total: number;
}

/** Documentation coverage of a package. */
export interface PackageCoverage extends CoverageCount {
  readonly name: string;
  /** In the order of the snapshot. An export of several entry points counts for each of them, and once for the package. */
  readonly entryPoints: readonly (CoverageCount & { readonly name: string })[];
  /** Sorted by kind. */
  readonly kinds: readonly (CoverageCount & { readonly kind: ApiItemKind })[];
  /** Sorted by name. */
  readonly undocumented: readonly UndocumentedName[];
}

export interface UndocumentedName {
  /** `parse`, `Parser.parse`, `./server:render` for an export that only another entry point has. */
  readonly name: string;
  readonly place?: Place | undefined;
}

interface CoverageRequest {
  /** What the package is called. */
  readonly name: string;
  readonly snapshot: ApiSnapshot;
  readonly items: readonly ApiItem[];
}

/** Counts what users can import or get as additions to other scopes, and the members of that. Types that are not exported do not count. */
export function coverageOf({ name, snapshot, items }: CoverageRequest): PackageCoverage {
  const entryPoints = entryPointsOf(snapshot).map((module) => ({ name: module.name, ids: exportedIds(module.exports, snapshot) }));
  const all = new Set(snapshot.modules.flatMap(({ exports }) => [...exportedIds(exports, snapshot)]));
  const counted = items.filter(({ id }) => all.has(id));
  const names = displayNames(snapshot);
  const kinds = [...new Set(counted.map(({ kind }) => kind))].sort();
  const undocumented = counted
    .filter(({ isDescribed }) => !isDescribed)
    .map(
      ({ id, label, place }): UndocumentedName => ({ name: `${names.get(id) ?? id}${label}`, ...(place === undefined ? {} : { place }) }),
    );
  return {
    name,
    ...countOf(counted),
    entryPoints: entryPoints.map((entry) => ({ name: entry.name, ...countOf(counted.filter(({ id }) => entry.ids.has(id))) })),
    kinds: kinds.map((kind) => ({ kind, ...countOf(counted.filter((item) => item.kind === kind)) })),
    undocumented: undocumented.sort((a, b) => (a.name < b.name ? -1 : 1)),
  };
}

function countOf(items: readonly ApiItem[]): CoverageCount {
  return { described: items.filter(({ isDescribed }) => isDescribed).length, total: items.length };
}

/** Ids of exports and of all that namespaces among them have. */
function exportedIds(exports: readonly SnapshotExport[], snapshot: ApiSnapshot): ReadonlySet<string> {
  const ids = new Set(exports.map(({ target }) => target));
  for (const id of ids) for (const { target } of namespaceExports(snapshot, id) ?? []) ids.add(target);
  return ids;
}
