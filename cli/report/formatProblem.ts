import type { Problem } from '../../renderer/index.ts';
import { formatCodeFrame } from './formatCodeFrame.ts';
import { formatPlace } from './formatPlace.ts';
import { neutralize } from './neutralize.ts';
import type { Style } from './style.ts';

export interface ProblemRequest {
  readonly problem: Problem;
  /** Text of the problem's file, when it can be read. */
  readonly source: string | undefined;
  readonly width: number;
  readonly style: Style;
}

/** A problem for people: place, severity, message, code; then the source, other places, and what to do. */
export function formatProblem({ problem, source, width, style }: ProblemRequest): string {
  const { code, severity, message, hint, place, related = [] } = problem;
  const paint = severity === 'error' ? style.red : style.yellow;
  const where = place === undefined ? [] : [style.bold(neutralize(formatPlace(place)))];
  const head = [...where, paint(severity), neutralize(message), style.dim(`(${code})`)].join('  ');
  const line = place?.line;
  const frame =
    source === undefined || line === undefined ? [] : formatCodeFrame({ source, line, column: place?.column, width: width - 2, style });
  const others = related.map((other) => `${style.dim('see')} ${neutralize(formatPlace(other))}`);
  const advice = hint === undefined ? [] : [`${style.cyan('hint')} ${neutralize(hint)}`];
  return [head, ...[...frame, ...others, ...advice].map((row) => `  ${row}`)].join('\n');
}
