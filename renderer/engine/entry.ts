import type { Codec } from './task.ts';

/** One question that a task asked, with the hash of the answer. Shared between traces. */
export interface Read {
  readonly question: string;
  readonly answer: string;
}

/** The reads that a result depends on, in addition to its input. */
export type Trace = readonly Read[];

/** Everything that a run of a task has read. */
interface Reads {
  /** Of files, folders and repositories. */
  readonly world: Trace;
  /** Questions of the task's own kinds. */
  readonly own: Trace;
}

/** A stored result. */
export interface Entry<Output> {
  readonly reads: Reads;
  readonly output: () => Output;
  /** As the disk has it. */
  readonly lines: () => readonly string[];
}

/** An entry of a result that has just been made. */
export function newEntry<Output>(reads: Reads, output: Output, { print }: Codec<Output>): Entry<Output> {
  return { reads, output: () => output, lines: () => [...print(output)] };
}

/** An entry that is kept as it is on disk, and parsed when the result is wanted. */
export function printedEntry<Output>(reads: Reads, lines: readonly string[], { parse }: Codec<Output>): Entry<Output> {
  let parsed: { readonly output: Output } | undefined;
  return {
    reads,
    output: () => {
      parsed ??= { output: parse(lines) };
      return parsed.output;
    },
    lines: () => lines,
  };
}

/*
 * A file of entries: the number of distinct reads, a line of JSON for each of them, then each entry: a line with its key, the number of its
 * own lines and the numbers of its reads, of the world and of its own kinds, followed by its lines.
 */

export function printEntries<Output>(entries: ReadonlyMap<string, Entry<Output>>): readonly string[] {
  const numbers = new Map<Read, number>();
  const lines: string[] = [];
  const numberOf = (read: Read): number => {
    const known = numbers.get(read) ?? lines.length;
    if (known === lines.length) {
      numbers.set(read, known);
      lines.push(JSON.stringify([read.question, read.answer]));
    }
    return known;
  };
  const records = [...entries].flatMap(([key, { reads, lines }]) => {
    const own = lines();
    return [`${key} ${own.length} ${reads.world.map(numberOf).join()} ${reads.own.map(numberOf).join()}`, ...own];
  });
  return [String(lines.length), ...lines, ...records];
}

/** Throws where the lines are not those of entries. */
export function parseEntries<Output>(lines: readonly string[], codec: Codec<Output>): ReadonlyMap<string, Entry<Output>> {
  const end = Number(lines[0]) + 1;
  const reads = lines.slice(1, end).map((line): Read => {
    const [question, answer]: readonly [string, string] = JSON.parse(line);
    return { question, answer };
  });
  const traceOf = (numbers: string): Trace => (numbers === '' ? [] : numbers.split(',').map((number) => readAt(reads, Number(number))));
  const entries = new Map<string, Entry<Output>>();
  for (let at = end; at < lines.length; ) {
    const [key = '', count, world = '', own = ''] = (lines[at] ?? '').split(' ');
    const next = at + 1 + Number(count);
    entries.set(key, printedEntry({ world: traceOf(world), own: traceOf(own) }, lines.slice(at + 1, next), codec));
    at = next;
  }
  return entries;
}

function readAt(reads: readonly Read[], number: number): Read {
  const read = reads[number];
  if (read === undefined) throw new Error('A trace names a read that is not there.');
  return read;
}
