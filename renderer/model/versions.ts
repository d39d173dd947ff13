import type { SymbolId } from './type.ts';

/** The corresponding symbol in another version of the package. */
export interface Counterpart {
  /** The other version. */
  readonly slug: string;
  /** A symbol or member there. Undefined when nothing is near. */
  readonly id?: SymbolId | undefined;
  /** Its name, with that of its owner: `GraphQLSchema.getRootType`. */
  readonly name?: string | undefined;
  /** Whether it is the same export, perhaps of another kind, and not only the nearest one. */
  readonly isSame: boolean;
}
