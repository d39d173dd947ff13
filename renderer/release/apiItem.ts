import type { Place } from '../model/problem.ts';

/** Kinds by which documentation coverage is counted. */
export type ApiItemKind =
  | 'class'
  | 'enum'
  | 'function'
  | 'interface'
  | 'namespace'
  | 'type'
  | 'variable'
  | 'accessor'
  | 'enum-member'
  | 'method'
  | 'property'
  | 'signature';

/** A declaration of a snapshot or one of its members, with what its comments say. Comments are not part of a snapshot. */
export interface ApiItem {
  /** Of the declaration in the snapshot. */
  readonly id: string;
  /** Empty for the declaration itself; `.name` for a member, `[call]`. */
  readonly label: string;
  readonly kind: ApiItemKind;
  /** Whether a comment describes it. Tags without a description do not count. */
  readonly isDescribed: boolean;
  /** Where it is declared in the source; undefined if the source is unknown. */
  readonly place?: Place | undefined;
}
