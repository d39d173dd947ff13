import { type MarkedCode, parseLineMarks } from './parseLineMarks.ts';

/** A block as its author has written it. */
export interface WrittenBlock {
  readonly source: string;
  /** As written after the fence. */
  readonly language: string;
  readonly meta: string;
}

interface ReadBlock extends MarkedCode {
  /** Language of the code that the block shows. */
  readonly shownLanguage: string;
  /** Whether the block shows only a part of a program. */
  readonly isPartial: boolean;
}

/** The code that the block shows, without the comments that mark its lines, notes for Twoslash and the signs of a highlighted diff. */
export function readBlock({ source, language, meta }: WrittenBlock): ReadBlock {
  const text = source.replace(/\r\n?/g, '\n').replace(/\n+$/, '');
  const noted = /(?:^|\s)twoslash(?:=\S+)?(?=\s|$)/.test(meta) ? withoutTwoslash(text) : { text, rows: undefined, isCut: false };
  const marked = parseLineMarks(noted.text);
  const rows = marked.rows?.map((row) => noted.rows?.[row] ?? row) ?? noted.rows;
  const read = { ...marked, rows, shownLanguage: language, isPartial: noted.isCut };
  const lang = language === 'diff' ? /(?:^|\s)lang=["']?([\w+#-]+)/.exec(meta)?.[1] : undefined;
  return lang === undefined ? read : { ...read, ...readDiff(marked), shownLanguage: lang };
}

/** A diff in which the code keeps the colors of its language: the signs become marks. */
function readDiff({ code, marks }: MarkedCode): Pick<MarkedCode, 'code' | 'marks'> {
  const lines = code.split('\n');
  const changes = new Map(marks);
  for (const [index, line] of lines.entries()) {
    if (line.startsWith('+')) changes.set(index + 1, 'inserted');
    else if (line.startsWith('-')) changes.set(index + 1, 'deleted');
  }
  return { code: lines.map((line) => line.replace(/^[ +-]/, '')).join('\n'), marks: changes };
}

interface NotedCode {
  readonly text: string;
  /** Index in the source of each line. */
  readonly rows: readonly number[];
  readonly isCut: boolean;
}

const option = /^\s*\/\/\s*@[\w-]+(?:\s*:.*)?\s*$/;
const query = /^\s*\/\/\s*(?:\^[?|^]*|\^{2,}.*)\s*$/;
const cut = /^\s*\/\/\s*---cut(?:-(before|after|start|end))?---\s*$/;

/** Code without what Twoslash reads in comments: options, queries, and the parts that are cut off. */
function withoutTwoslash(source: string): NotedCode {
  let kept: { readonly line: string; readonly row: number }[] = [];
  let isHidden = false;
  let isCut = false;
  for (const [row, line] of source.split('\n').entries()) {
    const found = cut.exec(line);
    if (found !== null) {
      isCut = true;
      const kind = found[1] ?? 'before';
      if (kind === 'before') kept = [];
      isHidden = kind === 'start' || kind === 'after';
    } else if (!isHidden && !option.test(line) && !query.test(line)) kept.push({ line, row });
  }
  return { text: kept.map(({ line }) => line).join('\n'), rows: kept.map(({ row }) => row), isCut };
}
