import { outputChanged, writeFailed } from '../diagnostics/output.ts';
import type { Problem } from '../model/problem.ts';
import { OutputChanged } from './diskSink.ts';

/** A file that Node doesn't read into memory. */
function isTooLarge(error: Error): boolean {
  return 'code' in error && error.code === 'ERR_FS_FILE_TOO_LARGE';
}

/**
 * Turns an error of the system on writing into a problem. Any other error is a bug and thrown again. `hint` replaces the default advice.
 */
export function systemFailure(error: unknown, hint?: string): Problem {
  if (error instanceof OutputChanged) return outputChanged();
  if (error instanceof Error && ('syscall' in error || isTooLarge(error))) return writeFailed({ reason: error.message, hint });
  throw error;
}
