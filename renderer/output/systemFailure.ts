import type { Problem } from '../model/problem.ts';
import { outputChanged, writeFailed } from '../problems/output.ts';
import { OutputChanged } from './writeWholeOutput.ts';

/** What the system said when it refused to write, as a problem. Anything else is a bug of ours, and thrown on. `hint` says what else may be tried. */
export function systemFailure(error: unknown, hint?: string): Problem {
  if (error instanceof OutputChanged) return outputChanged();
  if (error instanceof Error && 'syscall' in error) return writeFailed({ reason: error.message, hint });
  throw error;
}
