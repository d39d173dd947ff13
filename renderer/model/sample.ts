/** A block of TypeScript or JavaScript in a text. */
export interface Sample {
  readonly code: string;
  /** As written after the fence: `ts`, `js`. */
  readonly language: string;
}

/** What the names in a block mean, as far as its imports say so. Depends on nothing but the block. */
export interface SampleNames {
  /** Sorted by `start`. */
  readonly imported: readonly ImportedName[];
  /** Names that the block gives to things of its own, variables, parameters and properties, in any scope; sorted. */
  readonly locals: readonly string[];
}

/** An identifier that stands for something that a module exports. */
export interface ImportedName {
  /** As written: `graphql`, `graphql/utilities`. */
  readonly module: string;
  /** Name under which the module exports it: `parse`, `default`. */
  readonly name: string;
  /** Offsets in the code, in UTF-16 code units. */
  readonly start: number;
  readonly end: number;
  /** Whether the export's own name is what stands here, as in an import or behind a namespace, and not a name that the block knows it by. */
  readonly isNaming: boolean;
}

/** A block together with what its names mean. */
export interface ResolvedSample extends Sample {
  readonly names: SampleNames;
}
