import type { Reader } from './reader.ts';

/**
 * Work whose result may be stored: it sees nothing but its input and what it asks its reader, and gives the same result whenever
 * these are the same. The session decides whether a result comes from memory, from disk or from another thread, or is made now.
 */
export interface Task<Input, Output> {
  /** Unique among all tasks: the name of its results' folder in the cache. */
  readonly name: string;
  readonly run: (input: Input, read: Reader) => Output | Promise<Output>;
  /** Plain data that all runs share. It is part of each result's key. Default: none. */
  readonly basis?: object | undefined;
  /** How results are stored. Default: `{ kind: 'file' }`. */
  readonly storage?: Storage | undefined;
  /** How a result is printed into lines for the disk. Default: one line of JSON. */
  readonly codec?: Codec<Output> | undefined;
  /** Answers of the task's own kinds of question, by kind: a page asks the site around it. Default: it asks for files alone. */
  readonly answers?: Readonly<Record<string, (key: string) => string>> | undefined;
  /** What these answers follow from. Default: not known, so each build asks all questions of its results again. */
  readonly facts?: AnswerFacts | undefined;
  /** Returns whether a valid stored result can be used now. Default: it can. */
  readonly accepts?: ((output: Output) => boolean) | undefined;
  /** Where it runs when the session has threads. Default: in the thread of the session. */
  readonly thread?: ThreadedTask | undefined;
}

/** Plain data that answers follow from, in parts. */
export interface AnswerFacts {
  readonly values: Readonly<Record<string, unknown>>;
  /** The names of the values that the answer to a question follows from. */
  readonly of: (question: string) => readonly string[];
}

/**
 * `file`: each result in a file of its own. `bucket`: small results of a site together in one; those that a build didn't need are dropped,
 * but for `unused` of them (default: 0). `memory`: never on disk. In memory, results of a bucket are kept as values, or in the form in which
 * the disk has them: then a value is let go once it has been used.
 */
export type Storage =
  | { readonly kind: 'file' | 'memory' }
  | { readonly kind: 'bucket'; readonly unused?: number | undefined; readonly keeps?: 'values' | 'lines' | undefined };

/** No line contains a line feed. In a bucket, a result is one line. */
export interface Codec<Output> {
  readonly print: (output: Output) => Iterable<string>;
  readonly parse: (lines: readonly string[]) => Output;
}

export interface ThreadedTask {
  /** Name of the module that makes the task in a thread, as the worker script knows it. */
  readonly module: string;
  /** Megabytes of heap for a thread. Default: Node's own. */
  readonly heap?: number | undefined;
  /** How many threads run at most. Default: 1. */
  readonly threads?: number | undefined;
  /** Inputs in one message. Default: 1. */
  readonly batch?: number | undefined;
  /** Whether this thread runs a task for which a thread had too little memory. Default: that is an error. */
  readonly fallsBack?: boolean | undefined;
}

export function defineTask<Input, Output>(task: Task<Input, Output>): Task<Input, Output> {
  return task;
}

/** Results as one line of JSON each. */
export function jsonCodec<Output>(): Codec<Output> {
  return { print: (output) => [JSON.stringify(output)], parse: ([line = '']) => JSON.parse(line) };
}
