/** A span of code, fenced so that what is in it can't end it. The code must be one line. */
export function spanOf(code: string): string {
  const marks = fenceFor(code, 1);
  const space = code.trim() === '' || /^[` ]|[` ]$/.test(code) ? ' ' : '';
  return `${marks}${space}${code}${space}${marks}`;
}

/**
 * The backticks that a fence around code needs.
 *
 * @param least how many there are at least
 * @returns more than any run of backticks in the code
 */
export function fenceFor(code: string, least: number): string {
  const longest = Math.max(0, ...[...code.matchAll(/`+/g)].map(([run]) => run.length));
  return '`'.repeat(longest < least ? least : longest + 1);
}
