import type { Place } from './problem.ts';
import type { Sample } from './sample.ts';

/** A block of code that `gqldocs test` runs. */
export interface Example extends Sample {
  /** Subject of the example: `GraphQLSchema.getType`, or the title of a document. */
  readonly subject: string;
  /** Where its code begins; its lines are lines of the file. */
  readonly place: Place;
  /** The module whose exports the example may use without importing them: `graphql/utilities`. Undefined if it must import all names. */
  readonly specifier?: string | undefined;
}

/** The claim of a comment in an example. */
export interface Assertion {
  readonly kind: 'equals' | 'matches' | 'throws';
  /** 0-based line of the code. */
  readonly line: number;
  /** The code that it is about, as written. */
  readonly subject: string;
  /** The value, the pattern or the name of the error, as written; empty where any error will do. */
  readonly expected: string;
}

/** The result of an example that ran. Lines are 0-based lines of its code. */
export type ExampleEvent =
  | { readonly type: 'held'; readonly assertion: number }
  /** Undefined when nothing was thrown. */
  | { readonly type: 'failed'; readonly assertion: number; readonly actual?: string | undefined }
  | { readonly type: 'threw'; readonly message: string; readonly line?: number | undefined };
