import type { BuildReads } from './buildReads.ts';
import { type Entry, newEntry, printedEntry, type Read } from './entry.ts';
import { hasHash, hashOf, rememberHash } from './hash.ts';
import type { Results } from './results.ts';
import { type Made, runRecorded } from './runRecorded.ts';
import type { Task } from './task.ts';
import { divide, type World } from './world.ts';

/** The runs of one task within a build. */
export interface TaskRuns<Input, Output> {
  /** A stored result that is valid. */
  readonly find: (input: Input) => { readonly output: Output } | undefined;
  /** Runs the task in this thread. */
  readonly run: (input: Input) => Promise<Output>;
  /** Stores a result of a thread. */
  readonly keep: (input: Input, made: Made<Output>) => Output;
}

interface TaskRunsRequest<Input, Output> {
  readonly task: Task<Input, Output>;
  readonly results: Results<Output>;
  readonly build: BuildReads;
  readonly world: World;
}

export function taskRuns<Input, Output>({ task, results, build, world }: TaskRunsRequest<Input, Output>): TaskRuns<Input, Output> {
  const keyOf = (input: Input): string => hashOf(task.basis, input);
  const isTrue = verifier(task, world);
  const { held } = results;
  if (task.facts !== undefined) held.follow(task.facts, (question) => answerTo(question, task, world));
  const holds = (key: string, { reads }: Entry<Output>): boolean => reads.world.every(isTrue) && (held.has(key) || reads.own.every(isTrue));
  const hold = (key: string, { reads }: Entry<Output>): void => {
    if (task.facts !== undefined) held.add(key, reads.own);
  };
  const keepsLines = task.storage?.kind === 'bucket' && task.storage.keeps === 'lines';
  const keep: TaskRuns<Input, Output>['keep'] = (input, { output, isComplete, ...answers }) => {
    const reads = { world: build.toTrace(answers.world), own: build.toTrace(answers.own) };
    const entry = keepsLines
      ? printedEntry(reads, [...results.codec.print(output)], results.codec)
      : newEntry(reads, output, results.codec);
    const key = keyOf(input);
    build.add(reads.world);
    if (!isComplete) {
      // The recorded reads do not determine this result, nor any result that is made from it.
      build.addUntracked();
      return output;
    }
    results.put(key, entry);
    hold(key, entry);
    hashByReads(output, { task: task.name, key, entry });
    return output;
  };
  return {
    find: (input) => {
      const key = keyOf(input);
      const entry = results.get(key);
      if (entry === undefined || !holds(key, entry)) return undefined;
      hold(key, entry);
      const output = entry.output();
      if (task.accepts?.(output) === false) return undefined;
      build.add(entry.reads.world);
      hashByReads(output, { task: task.name, key, entry });
      return { output };
    },
    run: async (input) => keep(input, await runRecorded(task, input, world)),
    keep,
  };
}

function answerTo(question: string, { answers }: Pick<Task<never, unknown>, 'answers'>, world: World): string {
  const [kind, key] = divide(question);
  return answers?.[kind]?.(key) ?? world.answer(question);
}

/** Holds reads against the answers now, each read once. */
function verifier(task: Pick<Task<never, unknown>, 'answers'>, world: World): (read: Read) => boolean {
  const verdicts = new Map<Read, boolean>();
  return (read) => {
    const known = verdicts.get(read);
    if (known !== undefined) return known;
    const isSame = answerTo(read.question, task, world) === read.answer;
    verdicts.set(read, isSame);
    return isSame;
  };
}

interface HashRequest {
  readonly task: string;
  readonly key: string;
  readonly entry: Entry<unknown>;
}

/** The hash of a result, and of each of its fields, is computed from its reads. Large results need not be hashed to be compared. */
function hashByReads(output: unknown, { task, key, entry: { reads } }: HashRequest): void {
  if (typeof output !== 'object' || output === null || hasHash(output)) return;
  const hash = (): string => hashOf(task, key, ...[...reads.world, ...reads.own].map(({ answer }) => answer));
  rememberHash(output, hash);
  for (const [name, field] of Object.entries(output)) {
    // An empty list may be the same object in many results.
    if (!Array.isArray(field) || field.length > 0) rememberHash(field, () => `${hash()}.${name}`);
  }
}
