import type { Read, Trace } from './entry.ts';
import type { Answers, RecordedReads } from './reader.ts';

/** Everything that a build has read, whether its tasks ran or their results were stored. */
export interface BuildReads {
  /** Answers as a trace, whose reads are shared with other traces of the build. */
  readonly toTrace: (answers: Answers) => Trace;
  readonly add: (trace: Trace) => void;
  /** Records that a result depends on something that no reader recorded. */
  readonly addUntracked: () => void;
  /** Undefined if the reads do not determine the output: a read was untracked, or two reads contradict each other. */
  readonly trace: () => Trace | undefined;
  /** All reads, also those that contradict each other. */
  readonly reads: () => readonly Read[];
}

/** @param own the build's own reads, outside of its tasks */
export function recordBuild(own: RecordedReads): BuildReads {
  const reads = new Map<string, Read>();
  let isComplete = true;
  const add = (read: Read): void => {
    const known = reads.get(read.question);
    if (known !== undefined && known.answer !== read.answer) isComplete = false;
    reads.set(read.question, read);
  };
  const shared = new Map<string, Read>();
  const toTrace = (answers: Answers): Trace =>
    [...answers].map(([question, answer]) => {
      const known = shared.get(question);
      if (known?.answer === answer) return known;
      const read = { question, answer };
      shared.set(question, read);
      return read;
    });
  return {
    toTrace,
    add: (trace) => {
      for (const read of trace) add(read);
    },
    addUntracked: () => {
      isComplete = false;
    },
    trace: () => {
      for (const read of toTrace(own.world)) add(read);
      return isComplete && own.isComplete() ? [...reads.values()] : undefined;
    },
    reads: () => [...reads.values(), ...toTrace(own.world)],
  };
}
