import type { BuildReport } from '../renderer/index.ts';
import type { CliIo } from './io.ts';

/** The environment of a command, and a function that takes its exit code. */
export interface CommandContext {
  readonly io: CliIo;
  /** The command line, for suggestions. Default: none. */
  readonly argv?: readonly string[] | undefined;
  readonly exit: (code: number) => void;
}

/** Exit codes of the process. */
export const exitCodes = { done: 0, errors: 1, usage: 2, bug: 70, interrupted: 130 } as const;

/** An error in the config counts as wrong usage, and so does an argument from which nothing can be read: a folder, a release. */
export function exitCodeOf({ ok, problems }: Pick<BuildReport, 'ok' | 'problems'>): number {
  if (ok) return exitCodes.done;
  const isUsage = problems.some(
    ({ code, severity }) => severity === 'error' && (code.startsWith('config/') || code === 'import/folder' || code === 'diff/release'),
  );
  return isUsage ? exitCodes.usage : exitCodes.errors;
}
