/** Whether the engine ran out of stack: parsers and compilers call a function for each level of what they read. */
export function isStackOverflow(error: unknown): boolean {
  return error instanceof RangeError && /call stack/.test(error.message);
}

/** What some work gives, or something else where the engine runs out of stack. */
export function withinStack<T>(work: () => T, otherwise: T): T {
  try {
    return work();
  } catch (error) {
    if (isStackOverflow(error)) return otherwise;
    throw error;
  }
}
