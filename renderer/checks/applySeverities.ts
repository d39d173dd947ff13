import type { Config } from '../model/config.ts';
import type { Problem } from '../model/problem.ts';

/** Gives each problem the severity that the config sets for its code, and drops those that are off. No other code does this. */
export function applySeverities(problems: readonly Problem[], checks: Config['checks']): readonly Problem[] {
  return problems.map((problem) => ({ ...problem, severity: checks[problem.code] })).filter(({ severity }) => severity !== 'off');
}
