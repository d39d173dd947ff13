import type { Difference } from '../difference/difference.ts';
import type { Relation, TypePair } from './relation.ts';

export function changedTo({ old, new: next }: TypePair, print: Relation['print']): string {
  const [before, after] = [print(old), print(next)];
  return before === after ? 'has another type of the same name' : `was ${before}, and is ${after} now`;
}

export function loosened({ old, new: next, position }: TypePair, severity: 'patch' | 'minor', reason: string): Difference {
  const rule = position === 'pass' ? 'wider' : 'narrower';
  return { severity, rule, reason, path: [], position, isCertain: true, old, new: next };
}

export function tightened({ old, new: next, position }: TypePair, reason: string): Difference {
  return { severity: 'major', rule: 'narrower', reason, path: [], position, isCertain: true, old, new: next };
}

/** A major difference if a program shows it. */
export function replaced({ old, new: next, position }: TypePair, reason: string): Difference {
  const rule = position === 'pass' ? 'narrower' : 'wider';
  return { severity: 'major', rule, reason, path: [], position, isCertain: false, old, new: next };
}

export function undecided({ old, new: next, position }: TypePair, reason: string): Difference {
  return { severity: 'unknown', rule: 'undecided', reason, path: [], position, isCertain: false, old, new: next };
}
