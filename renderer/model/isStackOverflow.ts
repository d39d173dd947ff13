/** Whether the engine ran out of stack: parsers and compilers call a function for each level of what they read. */
export function isStackOverflow(error: unknown): boolean {
  return error instanceof RangeError && /call stack/.test(error.message);
}
