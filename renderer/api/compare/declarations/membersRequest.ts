import type ts from 'typescript';
import type { ApiSnapshot } from '../../../snapshot/apiSnapshot.ts';
import type { Position } from '../difference/difference.ts';
import type { Relation, Scope } from '../relate/relation.ts';

export interface MembersRequest {
  readonly id: string;
  readonly newId: string;
  readonly old: ts.Type;
  readonly new: ts.Type;
  readonly scope: Scope;
  readonly positions: ReadonlySet<Position>;
  readonly snapshots: { readonly old: ApiSnapshot; readonly new: ApiSnapshot };
  readonly relation: Relation;
  /** Whether users can write a class that extends this one. */
  readonly isExtendable: boolean;
  readonly isClass: boolean;
}
