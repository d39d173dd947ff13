import type { Output } from './sample.ts';

/** What a child process did. */
export interface Printed {
  readonly stdout: string;
  readonly stderr: string;
  /** Null when a signal ended it. */
  readonly exitCode: number | null;
}

/** Says how a run differs from what its page shows; undefined when it doesn't. */
export function compareOutput(expected: Output | undefined, printed: Printed): string | undefined {
  if (printed.exitCode !== 0) return `It ended with exit code ${printed.exitCode}:\n${printed.stderr}`;
  if (printed.stderr !== '') return `It wrote to stderr:\n${printed.stderr}`;
  const actual = printed.stdout.trimEnd();
  if (!expected) return actual === '' ? undefined : `It printed what the page doesn't show:\n${actual}`;
  const isSame = expected.format === 'json' ? isSameJson(expected.text, actual) : expected.text.trimEnd() === actual;
  return isSame ? undefined : `The page shows:\n${expected.text}\nIt printed:\n${actual}`;
}

function isSameJson(expected: string, actual: string): boolean {
  try {
    return JSON.stringify(JSON.parse(expected)) === JSON.stringify(JSON.parse(actual));
  } catch {
    return false;
  }
}
