import { blank, type Edit, withoutParts } from './textEdits.ts';

/** A fence, or code that a document exports: its strings may have fences that are none. */
const blockStart =
  /^([ \t>]*)(`{3,}(?=[^`\n]*(?:\n|$))|~{3,})[^\n]*(?:\n|$)|^export\s+(?:default\s+)?(?:async\s+)?(?:const|let|function|class)\b/gm;

/**
 * Where the blocks of code of a Markdown text are, with their fences.
 *
 * @param programEnd where a statement ends that begins at a position. Default: fences count in code that a document exports, too.
 */
export function codeBlocks(text: string, programEnd?: (start: number) => number): readonly Pick<Edit, 'start' | 'end'>[] {
  const parts: Pick<Edit, 'start' | 'end'>[] = [];
  let done = 0;
  for (const { 0: whole, 2: sign, index } of text.matchAll(blockStart)) {
    if (index < done) continue;
    if (sign === undefined) {
      done = programEnd?.(index) ?? done;
      continue;
    }
    const closing = new RegExp(`^[ \\t>]*${sign}[\`~]*[ \\t]*$`, 'gm');
    closing.lastIndex = index + whole.length;
    done = closing.exec(text) === null ? text.length : closing.lastIndex;
    parts.push({ start: index, end: done });
  }
  return parts;
}

/** A Markdown text with blocks of code and code in lines replaced by spaces, so that positions stay. `programEnd` as in `codeBlocks`. */
export function withoutCode(text: string, programEnd?: (start: number) => number): string {
  const body = withoutParts(text, codeBlocks(text, programEnd));
  return body.replace(/(?<!`)(`{1,3})(?!`)(?:(?!\n\s*\n)[\s\S])*?(?<!`)\1(?!`)/g, blank);
}
