/**
 * The text after the language of a fence: ` ```ts title="schema.ts" {1,3-5} showLineNumbers`, or in the forms of other tools: `[schema.ts]`,
 * `filename="schema.ts"`, `mark={1}`, `ins={2}`, `del={3}`. Parts may be in any order. Unknown parts are ignored, since they may be for
 * other tools.
 */
interface CodeMeta {
  readonly title?: string | undefined;
  /** Marked lines, 1-based. */
  readonly marked: ReadonlySet<number>;
  readonly inserted: ReadonlySet<number>;
  readonly deleted: ReadonlySet<number>;
  /** Number of the first line; undefined: lines aren't numbered. */
  readonly firstLine?: number | undefined;
}

const named = /(?:^|\s)(?:title|filename)=(?:"([^"]*)"|'([^']*)'|(\S+))/;
const bracketed = /(?:^|[\s}])\[((?:[^[\]]|\[[^[\]]*\])+)\]/;

export function parseCodeMeta(meta: string): CodeMeta {
  const title = named.exec(meta) ?? bracketed.exec(meta);
  const numbers = /(?:^|\s)(?:showLineNumbers|lineNumbers)(?:=(\d+)|\{(\d+)\})?(?=\s|$)/.exec(meta);
  return {
    title: title?.[1] ?? title?.[2] ?? title?.[3],
    marked: linesIn(meta, /(?:^|\s)(?:(?:mark|highlight)=)?\{([^{}]+)\}/g),
    inserted: linesIn(meta, /(?:^|\s)(?:ins|add)=\{([^{}]+)\}/g),
    deleted: linesIn(meta, /(?:^|\s)(?:del|rm)=\{([^{}]+)\}/g),
    firstLine: numbers ? Number(numbers[1] ?? numbers[2] ?? 1) : undefined,
  };
}

/** The text after the language of a fence without its title, for a block whose tab shows it. */
export function withoutTitle(meta: string): string {
  return meta.replace(named, '').replace(bracketed, '').trim();
}

/** Lines of all lists that match. In `{"Label":1-3}` of Starlight the label is ignored. */
function linesIn(meta: string, list: RegExp): ReadonlySet<number> {
  const ranges = [...meta.matchAll(list)].flatMap(([, lines = '']) => lines.replace(/"[^"]*":/g, '').split(','));
  return new Set(ranges.slice(0, mostRanges).flatMap(parseRange));
}

/** Whether the author excludes the block from `gqldocs test`: ` ```ts no-run`. */
export function isNoRun(meta: string): boolean {
  return /(?:^|\s)no-run(?:\s|$)/.test(meta);
}

const longestRange = 10_000;
const mostRanges = 100;

function parseRange(text: string): readonly number[] {
  const range = /^\s*(\d+)(?:-(\d+))?\s*$/.exec(text);
  if (!range) return [];
  const first = Number(range[1]);
  const length = Math.min(Number(range[2] ?? first) - first + 1, longestRange);
  return Array.from({ length: Math.max(length, 0) }, (_, index) => first + index);
}
