import { groupBy } from '../../model/groupBy.ts';
import type { SnapshotModule } from '../../release/apiSnapshot.ts';
import type { Verdict } from '../../release/diffEntry.ts';
import { moduleLabel } from '../../release/displayNames.ts';

/** An export that was added, removed, moved or changed. */
export interface ExportChange {
  /** The label of the export, with its entry point and namespaces. */
  readonly symbol: string;
  /** Name of the entry point. */
  readonly module: string;
  readonly isAugmentation: boolean;
  /** Namespaces within the entry point, and the name. Empty if the change concerns the whole entry point. */
  readonly path: readonly string[];
  readonly change: 'added' | 'removed' | 'moved' | 'changed';
  readonly severity: Verdict;
  readonly reason: string;
  /** The declaration that is exported: the old one, or the new one for an added export. */
  readonly target?: string | undefined;
  /** Whether users could use only its type. */
  readonly isTypeOnly: boolean;
  /** The new release still has it, tagged `@internal`: users must not import it, and the compiler accepts it. */
  readonly isInternal?: true | undefined;
  /** Whether only the name of the module differs by which a package adds to another one. `perhaps` if a module is not installed. */
  readonly renamed?: 'surely' | 'perhaps' | undefined;
  /** Names of further entry points with the same change. Undefined if there are none. */
  readonly others?: readonly string[] | undefined;
}

export const taggedInternal = 'is tagged `@internal` now';

export function quoted(name: string): string {
  return `\`${name}\``;
}

/** The place of an export: its entry point, and the namespaces and the name in it. */
export function exportPlace(module: SnapshotModule, path: readonly string[]) {
  return { symbol: `${moduleLabel(module)}${path.join('.')}`, module: module.name, isAugmentation: module.kind === 'augmentation', path };
}

export function moduleChange({ name, kind }: SnapshotModule, change: 'added' | 'removed'): ExportChange {
  const isAugmentation = kind === 'augmentation';
  const what = isAugmentation ? 'augmented' : 'an entry point';
  return {
    symbol: isAugmentation ? name : specifierOf(name),
    module: name,
    isAugmentation,
    path: [],
    change,
    severity: change === 'added' ? 'minor' : 'major',
    reason: change === 'added' ? `is ${what}` : `is no longer ${what}`,
    isTypeOnly: false,
  };
}

/** As `package.json` names an entry point: `.`, `./utilities`. */
function specifierOf(name: string): string {
  return name === '' ? '.' : `./${name}`;
}

/**
 * Merges changes of one export in several entry points into one: `graphql`, `graphql/language` and `graphql/language/index.js` may all have
 * lost `getVisitFn`. The change in the first entry point stays, with the names of the others.
 *
 * @param moduleNames names of entry points, the preferred ones first
 */
export function mergePlaces(changes: readonly ExportChange[], moduleNames: readonly string[]): readonly ExportChange[] {
  const rank = new Map(moduleNames.map((name, index) => [name, index]));
  return [...groupBy(changes, keyOf).values()].flatMap((group) => {
    const [first, ...others] = group.toSorted((a, b) => (rank.get(a.module) ?? 0) - (rank.get(b.module) ?? 0));
    if (first === undefined || others.length === 0) return first ?? [];
    return { ...first, others: others.map(({ module }) => module) };
  });
}

function keyOf({ symbol, module, isAugmentation, path, change, reason, target }: ExportChange): string {
  const isMerged = target !== undefined && path.length === 1 && !isAugmentation;
  return JSON.stringify(isMerged ? [change, reason, target, path] : [change, reason, symbol, module, isAugmentation]);
}

/** Names at most three entry points. */
export function listOf(modules: readonly string[]): string {
  const names = modules.map((name) => quoted(specifierOf(name)));
  if (names.length > 3) return `${names.slice(0, 2).join(', ')} and ${names.length - 2} more entry points`;
  return names.join(names.length === 2 ? ' and ' : ', ');
}
