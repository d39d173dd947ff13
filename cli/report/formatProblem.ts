import type { ProblemGroup } from '../../renderer/diagnostics/groupProblems.ts';
import type { Place, Problem } from '../../renderer/index.ts';
import { neutralize } from '../../renderer/model/neutralize.ts';
import type { Style } from './style.ts';

export interface ProblemRequest {
  readonly problem: Problem;
  /** Text of the problem's file, when it can be read. */
  readonly source: string | undefined;
  readonly width: number;
  /** Number of equal problems, and places of some of them. Default: it is the only one. */
  readonly alike?: Pick<ProblemGroup, 'count' | 'more'> | undefined;
  /** Address of the page that explains the code; undefined when it was printed before. */
  readonly help?: string | undefined;
  readonly style: Style;
}

/** A problem for people: place, severity, message and code; then the source, related places, the hint and a link to the documentation. */
export function formatProblem({ problem, source, width, alike, help, style }: ProblemRequest): string {
  const { code, severity, message, hint, place, related = [] } = problem;
  const paint = severity === 'error' ? style.red : style.yellow;
  const where = place === undefined ? [] : [style.bold(neutralize(formatPlace(place)))];
  const head = [...where, paint(severity), neutralize(message), style.dim(`(${code})`)].join('  ');
  const line = place?.line;
  const frame =
    source === undefined || line === undefined ? [] : formatCodeFrame({ source, line, column: place?.column, width: width - 2, style });
  const others = related.map((other) => `${style.dim('see')} ${neutralize(formatPlace(other))}`);
  const equal =
    alike === undefined || alike.count === 1 ? [] : describeEqual(alike).map((text) => `${style.dim('also')} ${neutralize(text)}`);
  const [first = '', ...lines] = hint?.split('\n') ?? [];
  const advice = hint === undefined ? [] : [`${style.cyan('hint')} ${neutralize(first)}`, ...lines.map((row) => `     ${neutralize(row)}`)];
  const more = help === undefined ? [] : [`${style.dim('help')} ${help}`];
  return [head, ...[...frame, ...equal, ...others, ...advice, ...more].map((row) => `  ${row}`)].join('\n');
}

/** The places of equal problems, and how many more there are. */
function describeEqual({ count, more }: Pick<ProblemGroup, 'count' | 'more'>): readonly string[] {
  const rest = count - 1 - more.length;
  return [...more.map(formatPlace), ...(rest > 0 ? [`${rest} more of the same (--verbose lists all)`] : [])];
}

/** `file:line:column`, as terminals and editors understand it. */
export function formatPlace({ file, line, column }: Place): string {
  return [file, line, column].filter((part) => part !== undefined).join(':');
}

export interface CodeFrameRequest {
  /** The whole source. */
  readonly source: string;
  /** 1-based. */
  readonly line: number;
  /** 1-based, in UTF-16 code units. Without it the line is shown without a caret. */
  readonly column?: number | undefined;
  /** Most characters in a line of the frame. */
  readonly width: number;
  readonly style: Style;
}

/** The line of a problem with its neighbors and a caret, or nothing when the source has no such line. */
export function formatCodeFrame({ source, line, column, width, style }: CodeFrameRequest): readonly string[] {
  // The empty string after the last line break of a file is not a line.
  const lines = source.split(/\r\n|\r|\n/);
  const text = lines[line - 1];
  if (text === undefined) return [];
  const gutter = String(Math.min(line + 1, lines.length)).length;
  const caret = column === undefined ? undefined : neutralize(text.slice(0, column - 1)).length;
  const room = Math.max(20, width - gutter - 5);
  const start = caret === undefined || caret < room - 10 ? 0 : caret - Math.floor(room / 2);
  const show = (number: number): readonly string[] => {
    const content = lines[number - 1];
    if (content === undefined || (content === '' && number === lines.length && number !== line)) return [];
    const mark = number === line ? '>' : ' ';
    const row = `${mark} ${String(number).padStart(gutter)} | ${neutralize(content).slice(start, start + room)}`.trimEnd();
    return [number === line ? row : style.dim(row)];
  };
  const pointer = caret === undefined ? [] : [style.red(`  ${' '.repeat(gutter)} | ${' '.repeat(caret - start)}^`)];
  return [...show(line - 1), ...show(line), ...pointer, ...show(line + 1)];
}
