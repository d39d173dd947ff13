import { problemUrl } from '../../renderer/diagnostics/documentation.ts';
import type { Problem } from '../../renderer/index.ts';

/**
 * A value as one line of JSON that is also safe to print: signs that a terminal might obey, or that turn the direction of writing, are
 * escaped. What reads the JSON gets them as they are.
 */
export function jsonLine(value: object): string {
  const text = JSON.stringify(value).replace(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, escapeSign);
  return `${text}\n`;
}

function escapeSign(sign: string): string {
  return [...Array(sign.length).keys()].map((index) => `\\u${sign.charCodeAt(index).toString(16).padStart(4, '0')}`).join('');
}

/** Problems as `--json` prints them: with the address of the page that explains the code. */
export function problemJson(problems: readonly Problem[]): readonly object[] {
  return problems.map((problem) => ({ ...problem, help: problemUrl(problem.code) }));
}
