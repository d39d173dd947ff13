import { groupBy } from '../model/groupBy.ts';
import type { Place, Problem } from '../model/problem.ts';

/** Equal problems at several places, reported once. */
export interface ProblemGroup {
  readonly problem: Problem;
  /** Number of problems in the group; 1 for a problem without others like it. */
  readonly count: number;
  /** The first places after that of `problem`. */
  readonly more: readonly Place[];
}

/** Up to this number, each of several equal problems is reported. */
const mostAlike = 3;

/** Groups equal problems of many places, in the order of the first of each. Fewer stay as they are. */
export function groupProblems(problems: readonly Problem[]): readonly ProblemGroup[] {
  const groups = groupBy(problems, ({ code, severity, message, hint }) => JSON.stringify([code, severity, message, hint]));
  return [...groups.values()].flatMap((equal): readonly ProblemGroup[] => {
    const [problem, ...others] = equal;
    if (problem === undefined || equal.length <= mostAlike) return equal.map((one) => ({ problem: one, count: 1, more: [] }));
    return [{ problem, count: equal.length, more: others.flatMap(({ place }) => place ?? []).slice(0, mostAlike - 1) }];
  });
}
