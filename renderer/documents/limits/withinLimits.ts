import { type Excess, LimitExceeded } from './limitExceeded.ts';

export type Limited<T> = { readonly value: T } | { readonly excess: Excess };

/** The result of `parse`, or the place where the text exceeds a limit. */
export function withinLimits<T>(parse: () => T): Limited<T> {
  try {
    return { value: parse() };
  } catch (error) {
    return { excess: excessOf(error) };
  }
}

/** Any other error is thrown again. A text with deep nesting of another kind overflows the stack of functions that walk its tree. */
export function excessOf(error: unknown): Excess {
  if (error instanceof LimitExceeded) return error.excess;
  if (error instanceof RangeError && /call stack/.test(error.message)) return { limit: 'nesting', line: 1, column: 1 };
  throw error;
}
