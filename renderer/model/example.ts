import type { Place } from './problem.ts';
import type { Sample } from './sample.ts';

/** A block of code that `gqldocs test` runs. */
export interface Example extends Sample {
  /** What it is an example of: `GraphQLSchema.getType`, or the title of a document. */
  readonly subject: string;
  /** Where its code begins; its lines are lines of the file. */
  readonly place: Place;
  /** What users import to have what it shows: `graphql/utilities`. Undefined where it must import all that it uses. */
  readonly specifier?: string | undefined;
}

/** What a comment in an example claims. */
export interface Assertion {
  readonly kind: 'equals' | 'matches' | 'throws';
  /** 0-based line of the code. */
  readonly line: number;
  /** The code that it is about, as written. */
  readonly subject: string;
  /** The value, the pattern or the name of the error, as written; empty where any error will do. */
  readonly expected: string;
}

/** What became of an example that ran. Lines are 0-based lines of its code. */
export type ExampleEvent =
  | { readonly type: 'held'; readonly assertion: number }
  /** Undefined when nothing was thrown. */
  | { readonly type: 'failed'; readonly assertion: number; readonly actual?: string | undefined }
  | { readonly type: 'threw'; readonly message: string; readonly line?: number | undefined };
