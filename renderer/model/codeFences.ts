/** A span of code, fenced so that what is in it can't end it. The code must be one line. */
export function spanOf(code: string): string {
  const marks = fenceFor(code, 1);
  const space = code.trim() === '' || /^[` ]|[` ]$/.test(code) ? ' ' : '';
  return `${marks}${space}${code}${space}${marks}`;
}

/** Backticks that code can be between: at least as many as given, and more than any run within. */
export function fenceFor(code: string, least: number): string {
  const longest = Math.max(0, ...[...code.matchAll(/`+/g)].map(([run]) => run.length));
  return '`'.repeat(longest < least ? least : longest + 1);
}
