import type { ApiSnapshot, SnapshotExport } from '../../../snapshot/apiSnapshot.ts';
import { isExternal } from '../../../snapshot/renderDeclarations.ts';
import type { DeclarationPairs } from '../load/pairDeclarations.ts';
import { type ExportChange, quoted } from './exportChange.ts';
import type { Places } from './exportPlaces.ts';
import type { Shapes } from './sameDeclaration.ts';

/** Two declarations that share an exported name but are not a pair: another declaration took the name. */
export interface ReplacedTarget {
  readonly symbol: string;
  readonly id: string;
  readonly newId: string;
}

export interface ExportsRequest {
  readonly old: ApiSnapshot;
  readonly new: ApiSnapshot;
  readonly pairs: DeclarationPairs;
}

export interface Visit {
  readonly request: ExportsRequest;
  readonly places: { readonly old: Places; readonly new: Places };
  readonly shapes: Shapes;
  readonly changes: ExportChange[];
  readonly replaced: ReplacedTarget[];
  readonly seen: Set<string>;
}

/** An old export of the declaration that the new release also exports here. */
export function oldPlaces({ target }: SnapshotExport, { request, places }: Visit): string | undefined {
  const oldId = isExternal(target) ? target : request.pairs.oldOf(target);
  const known = oldId === undefined ? undefined : places.old.get(oldId)?.[0];
  return known === undefined ? undefined : quoted(known);
}
