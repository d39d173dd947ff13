/** What a parser returns; undefined for code that is nested too deeply for it. */
export function withinStack<T>(parse: () => T): T | undefined {
  try {
    return parse();
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
