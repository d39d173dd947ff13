/**
 * The text after the language of a fence: ` ```ts title="schema.ts" {1,3-5} showLineNumbers`. Parts may be in any order. Unknown parts are
 * ignored, since they may be for other tools.
 */
interface CodeMeta {
  readonly title?: string | undefined;
  /** Marked lines, 1-based. */
  readonly marked: ReadonlySet<number>;
  /** Number of the first line; undefined: lines aren't numbered. */
  readonly firstLine?: number | undefined;
}

export function parseCodeMeta(meta: string): CodeMeta {
  const title = /(?:^|\s)title=(?:"([^"]*)"|'([^']*)'|(\S+))/.exec(meta);
  const numbers = /(?:^|\s)showLineNumbers(?:=(\d+))?(?=\s|$)/.exec(meta);
  const marks = /(?:^|\s)\{([\d\s,-]+)\}/.exec(meta);
  return {
    title: title?.[1] ?? title?.[2] ?? title?.[3],
    marked: new Set((marks?.[1] ?? '').split(',').flatMap(parseRange)),
    firstLine: numbers ? Number(numbers[1] ?? 1) : undefined,
  };
}

/** Whether the author excludes the block from `gqldocs test`: ` ```ts no-run`. */
export function isNoRun(meta: string): boolean {
  return /(?:^|\s)no-run(?:\s|$)/.test(meta);
}

const longestRange = 10_000;

function parseRange(text: string): readonly number[] {
  const range = /^\s*(\d+)(?:-(\d+))?\s*$/.exec(text);
  if (!range) return [];
  const first = Number(range[1]);
  const length = Math.min(Number(range[2] ?? first) - first + 1, longestRange);
  return Array.from({ length: Math.max(length, 0) }, (_, index) => first + index);
}
