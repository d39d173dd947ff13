import { isDeepStrictEqual } from 'node:util';
import type { Trace } from './entry.ts';
import { hashOf } from './hash.ts';
import type { AnswerFacts } from './task.ts';

/**
 * Which results hold, in a session that builds again. A question is asked again only if a fact that its answer follows from is another one.
 * Only results with a question that has another answer are then in doubt. Another process asks nothing if its facts are those of the last one.
 */
export interface HeldResults {
  /** Takes over the facts of a build. `answer` gives the answer that a question has from now on. */
  readonly follow: (facts: AnswerFacts, answer: (question: string) => string) => void;
  /** Whether the questions of a result have the answers that they had when it was added. */
  readonly has: (key: string) => boolean;
  readonly add: (key: string, reads: Trace) => void;
  readonly drop: (key: string) => void;
  /** Hash of the facts of this build. Empty if they are not known. */
  readonly factsHash: () => string;
}

/** A question of results that hold. */
interface Asked {
  readonly answer: string;
  /** Also of results that have been dropped in the meantime. */
  readonly keys: string[];
}

/** Nothing is held yet. A build that is alone never needs the index of questions, so the second build makes it. */
export function createHeldResults(): HeldResults {
  const held = new Set<string>();
  const added = new Map<string, Trace>();
  const asked = new Map<string, Asked>();
  let last: AnswerFacts | undefined;
  const drop = (key: string): void => {
    held.delete(key);
    added.delete(key);
  };
  const indexAdded = (): void => {
    for (const [key, reads] of added) {
      for (const { question, answer } of reads) {
        const known = asked.get(question);
        if (known === undefined) asked.set(question, { answer, keys: [key] });
        else if (known.keys.at(-1) !== key) known.keys.push(key);
      }
    }
    added.clear();
  };
  return {
    follow: (facts, answer) => {
      const before = last;
      last = facts;
      if (before === undefined) return;
      const changed = new Set(Object.keys(facts.values).filter((name) => !isDeepStrictEqual(before.values[name], facts.values[name])));
      if (changed.size === 0) return;
      indexAdded();
      for (const [question, known] of asked) {
        if (!facts.of(question).some((name) => changed.has(name)) || answer(question) === known.answer) continue;
        for (const key of known.keys) drop(key);
        asked.delete(question);
      }
    },
    has: (key) => held.has(key),
    add: (key, reads) => {
      if (held.has(key)) return;
      held.add(key);
      added.set(key, reads);
    },
    drop,
    factsHash: () => (last === undefined ? '' : hashOf(last.values)),
  };
}
