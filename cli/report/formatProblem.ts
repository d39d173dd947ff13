import type { Place, Problem } from '../../renderer/index.ts';
import { formatCodeFrame } from './formatCodeFrame.ts';
import { neutralize } from './neutralize.ts';
import type { Style } from './style.ts';

export interface ProblemRequest {
  readonly problem: Problem;
  /** Text of the problem's file, when it can be read. */
  readonly source: string | undefined;
  readonly width: number;
  /** Address of the page that explains the code; undefined when it was printed before. */
  readonly help?: string | undefined;
  readonly style: Style;
}

/** A problem for people: place, severity, message and code; then the source, related places, the hint and a link to the documentation. */
export function formatProblem({ problem, source, width, help, style }: ProblemRequest): string {
  const { code, severity, message, hint, place, related = [] } = problem;
  const paint = severity === 'error' ? style.red : style.yellow;
  const where = place === undefined ? [] : [style.bold(neutralize(formatPlace(place)))];
  const head = [...where, paint(severity), neutralize(message), style.dim(`(${code})`)].join('  ');
  const line = place?.line;
  const frame =
    source === undefined || line === undefined ? [] : formatCodeFrame({ source, line, column: place?.column, width: width - 2, style });
  const others = related.map((other) => `${style.dim('see')} ${neutralize(formatPlace(other))}`);
  const [first = '', ...lines] = hint?.split('\n') ?? [];
  const advice = hint === undefined ? [] : [`${style.cyan('hint')} ${neutralize(first)}`, ...lines.map((row) => `     ${neutralize(row)}`)];
  const more = help === undefined ? [] : [`${style.dim('help')} ${help}`];
  return [head, ...[...frame, ...others, ...advice, ...more].map((row) => `  ${row}`)].join('\n');
}

/** `file:line:column`, as terminals and editors understand it. */
export function formatPlace({ file, line, column }: Place): string {
  return [file, line, column].filter((part) => part !== undefined).join(':');
}
