import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { textLimits } from '../../model/textLimits.ts';
import { limitTree } from './limitTree.ts';
import { remarkLimits } from './remarkLimits.ts';
import { type Excess, LimitExceeded, withinLimits } from './withinLimits.ts';

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkLimits).freeze();

/** Where a comment or README has more than the limits allow, if it does: such a text is shown as it is written. */
export function findExcess(text: string): Excess | undefined {
  const parsed = withinLimits(() => {
    limitSize(text);
    if (mayExceed(text)) limitTree(parser.parse(text));
  });
  return 'excess' in parsed ? parsed.excess : undefined;
}

/** Throws `LimitExceeded` for a text that is too long, or has too many rows of tables. To be called before parsers. */
export function limitSize(text: string): void {
  if (text.length > textLimits.length) throw new LimitExceeded('length', { line: 1, column: 1 });
  let [rows, isTable] = [0, false];
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '') isTable = false;
    else if (isTable && ++rows > textLimits.rows) throw new LimitExceeded('rows', { line: index + 1, column: 1 });
    else if (isDelimiter(line)) isTable = true;
  }
}

/** Whether a line can be the one between the head of a table and its rows. */
function isDelimiter(line: string): boolean {
  return line.includes('|') && line.includes('-') && /^[ \t\r>*+\-\d.)|:]+$/.test(line);
}

/** A look at the signs of a text, so that most texts aren't parsed once more. One that passes is within the limits for certain. */
function mayExceed(text: string): boolean {
  // Neither a paragraph nor a table has an empty line.
  const blocks = text.split(/\n[ \t\r]*(?=\n)/);
  return (
    blocks.some((block) => count(block, /[*_~[\]]/g) > textLimits.marks || count(block, /[\r\n]/g) > textLimits.lines) ||
    // A table has no more columns, and no more rows, than signs.
    blocks.reduce((cells, block) => cells + count(block, /\|/g) ** 2, 0) > textLimits.cells ||
    count(text, /</g) > textLimits.tags ||
    count(text, /\[\^/g) > textLimits.nesting ||
    // Each level takes a sign or, in a tab, half of one.
    deepLine.test(text)
  );
}

const deepLine = new RegExp(`^[ \\t>*+\\-\\d.)]{${textLimits.nesting / 2},}`, 'm');

function count(text: string, sign: RegExp): number {
  return text.match(sign)?.length ?? 0;
}
