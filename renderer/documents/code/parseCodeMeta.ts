import type { LineMark, WordMark } from './wordMarks.ts';

/**
 * The text after the language of a fence: ` ```ts title="schema.ts" {1,3-5} showLineNumbers`, or in the forms of other tools: `[schema.ts]`,
 * `filename="schema.ts"`, `mark={1}`, `ins={2}`, `del={3}`, `/word/`, `"word"`, `ins="word"`, `hl_lines="1 3-4"`, `linenums="1"`. Parts may be in any order. Unknown parts are
 * ignored, since they may be for other tools.
 */
interface CodeMeta {
  readonly title?: string | undefined;
  /** Marked lines, 1-based. */
  readonly marked: ReadonlySet<number>;
  readonly inserted: ReadonlySet<number>;
  readonly deleted: ReadonlySet<number>;
  /** Texts that are marked in the code. */
  readonly words: readonly WordMark[];
  /** Number of the first line; undefined: lines aren't numbered. */
  readonly firstLine?: number | undefined;
}

const named = /(?:^|\s)(?:title|filename|name|tab)=(?:"([^"]*)"|'([^']*)'|(\S+))/;
/** An icon by its name, as plugins of VitePress have it in titles: `[npm ~vscode-icons:file-type-npm~]`. */
const icon = /(\S)\s*~[\w-]+:[\w-]+~\s*$/;
const bracketed = /(?:^|[\s}])\[((?:[^[\]]|\[[^[\]]*\])+)\]/;

export function parseCodeMeta(written: string): CodeMeta {
  const meta = withoutQuotes(written);
  // Words and values may contain brackets and braces of their own.
  const plain = meta.replace(/=(?:"[^"]*"|'[^']*')/g, '=""').replace(word, ' ');
  const title = named.exec(meta) ?? bracketed.exec(plain);
  const numbers = /(?:^|\s)(?:showLineNumbers|lineNumbers)(?:=(true|\d+)|\{(\d+)\})?(?=\s|$)/.exec(plain);
  const start = /(?:^|\s)startLineNumber=\{?(\d+)/.exec(plain)?.[1];
  const given = numbers?.[1] ?? numbers?.[2];
  return {
    title: (title?.[1] ?? title?.[2] ?? title?.[3])?.replace(icon, '$1'),
    marked: linesIn(plain, /(?:^|\s)(?:(?:mark|highlight)=)?\{([^{}]+)\}/g),
    inserted: linesIn(plain, /(?:^|\s)(?:ins|add)=\{([^{}]+)\}/g),
    deleted: linesIn(plain, /(?:^|\s)(?:del|rm)=\{([^{}]+)\}/g),
    words: wordsIn(meta),
    firstLine: numbers ? Number(start ?? (given === 'true' ? 1 : (given ?? 1))) : undefined,
  };
}

/** The options that MkDocs has in quotes, in the form of other tools. */
function withoutQuotes(meta: string): string {
  return meta
    .replace(/(?<=^|\s)hl_lines="([\d\s-]*)"/g, (_, lines: string) => `{${lines.trim().split(/\s+/).join(',')}}`)
    .replace(/(?<=^|\s)linenums="(\d+)"/g, 'showLineNumbers=$1');
}

/** A word with what marks it: `/word/2`, `"word"`, `ins="word"`, `del={/word/}`, `{"word"}`. In slashes it can be an expression. */
const word =
  /(?<=^|\s)(?:(mark|ins|del|add|rm)=)?(?:\{\s*)?(?:\/((?:[^/\\]|\\.)+)\/|"((?:[^"\\]|\\.)+)"(?!\s*:)|'((?:[^'\\]|\\.)+)'(?!\s*:))(?:\s*\})?([\d,-]*)(?=\s|$)/g;

const otherValue = /(?<=^|\s)(?!(?:mark|ins|del|add|rm)=)[\w-]+=(?:"[^"]*"|'[^']*')/g;

const markNames: Readonly<Record<string, LineMark>> = { ins: 'inserted', add: 'inserted', del: 'deleted', rm: 'deleted' };

function wordsIn(meta: string): readonly WordMark[] {
  return [...meta.replace(otherValue, ' ').matchAll(word)].map(([, name = '', pattern, double, single, which = '']) => ({
    text: pattern ?? (double ?? single ?? '').replace(/\\(["'\\])/g, '$1'),
    isPattern: pattern !== undefined,
    mark: markNames[name] ?? 'marked',
    ...(which === '' ? {} : { only: new Set(which.split(',').flatMap(parseRange)) }),
  }));
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
