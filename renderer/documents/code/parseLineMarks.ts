import type { LineMark, WordMark } from './wordMarks.ts';

/**
 * Marks that are written into the code as comments, in the comment signs of any of the usual languages:
 *
 *     // highlight-next-line           the line below
 *     // highlight-start … -end        everything between
 *     // [!code highlight]             the line that it ends; also `++` (added), `--` (removed), `focus`, `error` and `warning`
 *     // [!code highlight:3]           three lines
 *     // [!code word:name]             a word, in the whole block or, with `:3` after it, in three lines
 *
 * A line that is only such a comment disappears, a comment at the end of a line is cut off. With a backslash, `[\\!code --]` or `\\highlight-start`, it
 * is shown without the backslash.
 */
export interface MarkedCode {
  readonly code: string;
  /** By line, 1-based, of `code`. */
  readonly marks: ReadonlyMap<number, LineMark>;
  /** Words that comments mark, if any. */
  readonly words?: readonly WordMark[] | undefined;
  /** Index in the source of each line of `code`, where lines disappeared. */
  readonly rows?: readonly number[] | undefined;
}

export function parseLineMarks(source: string): MarkedCode {
  if (!/highlight-|\[\\?!code/.test(source)) return { code: source, marks: new Map() };
  const lines: string[] = [];
  const rows: number[] = [];
  const marks = new Map<number, LineMark>();
  const words: WordMark[] = [];
  let isInside = false;
  let isNext = false;
  let run: { readonly mark: LineMark | undefined; left: number } = { mark: undefined, left: 0 };

  for (const [row, line] of source.split('\n').entries()) {
    const command = wholeLine.exec(line)?.[1];
    if (command === undefined) {
      const ending = lineEnd.exec(line);
      const word = /^word:(.+)$/.exec(ending?.[1] ?? '')?.[1];
      if (word !== undefined) words.push({ text: word, mark: 'marked', ...linesFrom(lines.length + 1, ending?.[2]) });
      else if (ending) run = { mark: markOf(ending[1]), left: Number(ending[2] ?? 1) };
      if (ending && line.slice(0, ending.index).trim() === '') continue;
      rows.push(row);
      lines.push(unescapeMark(ending ? line.slice(0, ending.index) : line));
      const mark = (run.left-- > 0 ? run.mark : undefined) ?? (isInside || isNext ? 'marked' : undefined);
      if (mark) marks.set(lines.length, mark);
      isNext = false;
    } else {
      isNext = command === 'next-line';
      if (!isNext) isInside = command === 'start';
    }
  }
  const isWhole = lines.length === source.split('\n').length;
  return { code: lines.join('\n'), marks, ...(words.length > 0 ? { words } : {}), ...(isWhole ? {} : { rows }) };
}

const open = String.raw`(?:\/\/|#|--|\/\*|<!--|\{\/\*|;+|%+|'|\bREM\b)`;
const close = String.raw`(?:\*\/\}|\*\/|-->)?`;
const escaped = new RegExp(String.raw`(${open}\s*\[?)\\(!code |highlight-(?:next-line|start|end))`);
const wholeLine = new RegExp(String.raw`^\s*${open}\s*highlight-(next-line|start|end)\s*${close}\s*$`);
const lineEnd = new RegExp(
  String.raw`\s*${open}\s*\[!code (\+\+|--|highlight|hl|focus|error|warning|word:[^\]]+?)(?::(\d+))?\]\s*${close}\s*$`,
);

function unescapeMark(line: string): string {
  return line.replace(escaped, '$1$2');
}

function markOf(sign: string | undefined): LineMark | undefined {
  if (sign === '++') return 'inserted';
  return sign === '--' ? 'deleted' : 'marked';
}

function linesFrom(first: number, count: string | undefined): Pick<WordMark, 'lines'> {
  return count === undefined ? {} : { lines: { first, last: first + Number(count) - 1 } };
}
