import type { SnapshotModule } from '../../../snapshot/apiSnapshot.ts';
import { moduleLabel } from '../../../snapshot/displayNames.ts';

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
  readonly severity: 'patch' | 'minor' | 'major' | 'unknown';
  readonly reason: string;
  /** The declaration that is exported: the old one, or the new one for an added export. */
  readonly target?: string | undefined;
  /** Whether users could use only its type. */
  readonly isTypeOnly: boolean;
  /** The new release still has it, tagged `@internal`: users must not import it, and the compiler accepts it. */
  readonly isInternal?: true | undefined;
}

export const taggedInternal = 'is tagged `@internal` now';

export function labelOf(module: SnapshotModule, path: readonly string[]): string {
  return `${moduleLabel(module)}${path.join('.')}`;
}

export function quoted(name: string): string {
  return `\`${name}\``;
}

export function addedModule({ name, kind }: SnapshotModule): ExportChange {
  const isAugmentation = kind === 'augmentation';
  const reason = isAugmentation ? 'is augmented' : 'is an entry point';
  return {
    symbol: moduleSymbol({ name, kind }),
    module: name,
    isAugmentation,
    path: [],
    change: 'added',
    severity: 'minor',
    reason,
    isTypeOnly: false,
  };
}

export function removedModule({ name, kind }: SnapshotModule): ExportChange {
  const isAugmentation = kind === 'augmentation';
  const reason = isAugmentation ? 'is no longer augmented' : 'is no longer an entry point';
  return {
    symbol: moduleSymbol({ name, kind }),
    module: name,
    isAugmentation,
    path: [],
    change: 'removed',
    severity: 'major',
    reason,
    isTypeOnly: false,
  };
}

function moduleSymbol({ name, kind }: Pick<SnapshotModule, 'name' | 'kind'>): string {
  if (kind === 'augmentation') return name;
  return name === '' ? '.' : `./${name}`;
}
