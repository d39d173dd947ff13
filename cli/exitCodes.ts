import type { BuildReport } from '../renderer/index.ts';

/** What the shell is told. */
export const exitCodes = { done: 0, errors: 1, usage: 2, bug: 70, interrupted: 130 } as const;

/** A wrong config is wrong usage, whatever else was found. */
export function exitCodeOf({ ok, problems }: Pick<BuildReport, 'ok' | 'problems'>): number {
  if (ok) return exitCodes.done;
  const isConfig = problems.some(({ code, severity }) => severity === 'error' && code.startsWith('config/'));
  return isConfig ? exitCodes.usage : exitCodes.errors;
}
