/**
 * Marks that are written into the code as comments, in the comment signs of any of the usual languages:
 *
 *     // highlight-next-line           the line below
 *     // highlight-start … -end        everything between
 *     // [!code highlight]             the line that it ends; also `++` (added), `--` (removed), `focus`, `error` and `warning`
 *     // [!code highlight:3]           three lines
 *
 * A line that is only such a comment disappears, a comment at the end of a line is cut off.
 */
interface MarkedCode {
  readonly code: string;
  /** By line, 1-based, of `code`. */
  readonly marks: ReadonlyMap<number, LineMark>;
  /** Index in the source of each line of `code`, where lines disappeared. */
  readonly rows?: readonly number[] | undefined;
}

export type LineMark = 'marked' | 'inserted' | 'deleted';

export function parseLineMarks(source: string): MarkedCode {
  if (!source.includes('highlight-') && !source.includes('[!code')) return { code: source, marks: new Map() };
  const lines: string[] = [];
  const rows: number[] = [];
  const marks = new Map<number, LineMark>();
  let isInside = false;
  let isNext = false;
  let run: { readonly mark: LineMark | undefined; left: number } = { mark: undefined, left: 0 };

  for (const [row, line] of source.split('\n').entries()) {
    const command = wholeLine.exec(line)?.[1];
    if (command === undefined) {
      const ending = lineEnd.exec(line);
      if (ending) run = { mark: markOf(ending[1]), left: Number(ending[2] ?? 1) };
      if (ending && line.slice(0, ending.index).trim() === '') continue;
      rows.push(row);
      lines.push(ending ? line.slice(0, ending.index) : line);
      const mark = (run.left-- > 0 ? run.mark : undefined) ?? (isInside || isNext ? 'marked' : undefined);
      if (mark) marks.set(lines.length, mark);
      isNext = false;
    } else {
      isNext = command === 'next-line';
      if (!isNext) isInside = command === 'start';
    }
  }
  const isWhole = lines.length === source.split('\n').length;
  return { code: lines.join('\n'), marks, ...(isWhole ? {} : { rows }) };
}

const open = String.raw`(?:\/\/|#|--|\/\*|<!--|\{\/\*)`;
const close = String.raw`(?:\*\/\}|\*\/|-->)?`;
const wholeLine = new RegExp(String.raw`^\s*${open}\s*highlight-(next-line|start|end)\s*${close}\s*$`);
const lineEnd = new RegExp(
  String.raw`\s*${open}\s*\[!code (\+\+|--|highlight|hl|focus|error|warning|word:[^\]]+?)(?::(\d+))?\]\s*${close}\s*$`,
);

function markOf(sign: string | undefined): LineMark | undefined {
  if (sign === '++') return 'inserted';
  if (sign === '--') return 'deleted';
  return sign === undefined || sign.startsWith('word:') ? undefined : 'marked';
}
