import { isStackOverflow } from '../../model/isStackOverflow.ts';
import { CompilerStopped } from './limitWork.ts';

/**
 * Whether the compiler failed, and not our code: it ran out of stack, since it calls a function for each level of a type, was
 * stopped at a limit, or has a bug. It must not be asked again afterwards, as its counters are wrong.
 */
export function isCompilerFailure(error: unknown): boolean {
  if (isStackOverflow(error) || error instanceof CompilerStopped) return true;
  const [, thrower = ''] = error instanceof TypeError ? (error.stack?.split('\n') ?? []) : [];
  return /[\\/]typescript[\\/]lib[\\/]/.test(thrower);
}

/** What a function returns. Undefined if the compiler failed in it. */
export function unlessCompilerFails<T>(run: () => T): T | undefined {
  try {
    return run();
  } catch (error) {
    if (!isCompilerFailure(error)) throw error;
    return undefined;
  }
}
