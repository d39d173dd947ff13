import type { Place } from './problem.ts';

/** A block of TypeScript or JavaScript in a text. */
export interface Sample {
  readonly code: string;
  /** As written after the fence: `ts`, `js`. */
  readonly language: string;
}

/** The meanings of names in a block, by its imports. Depends only on the block. */
export interface SampleNames {
  /** Sorted by `start`. */
  readonly imported: readonly ImportedName[];
  /** Names that the block gives to things of its own, variables, parameters and properties, in any scope; sorted. */
  readonly locals: readonly string[];
}

/** An identifier that refers to an export of a module. */
export interface ImportedName {
  /** As written: `graphql`, `graphql/utilities`. */
  readonly module: string;
  /** Name under which the module exports it: `parse`, `default`. */
  readonly name: string;
  /** Offsets in the code, in UTF-16 code units. */
  readonly start: number;
  readonly end: number;
  /** Whether the identifier is the export's own name, as in an import or after a namespace, and not a local name of the block. */
  readonly isNaming: boolean;
}

/** A block together with the meanings of its names. */
export interface ResolvedSample extends Sample {
  readonly names: SampleNames;
  /** Of a text of a package: the line where the code begins, or its file. Absent: imports are not checked, as in a changelog. */
  readonly place?: Place | undefined;
}
