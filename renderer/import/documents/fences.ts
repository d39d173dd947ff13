import { statementEnd } from '../values/statementEnd.ts';

const blank = (part: string): string => part.replace(/[^\n]/g, ' ');

/** A text with blocks of code, code in lines, comments and front matter replaced by spaces, so that positions stay. */
export function withoutCode(text: string): string {
  return withComments(text).replace(/<!--[\s\S]*?-->|\{\/\*[\s\S]*?\*\/\}/g, blank);
}

/** The same with comments. */
export function withComments(text: string): string {
  const body = text.replace(/^\uFEFF?---[ \t]*\r?\n[\s\S]*?\n---[ \t]*(?=\r?\n|$)/, blank);
  return withoutParts(body, codeBlocks(body)).replace(/(?<!`)(`{1,3})(?!`)(?:(?!\n\s*\n)[\s\S])*?(?<!`)\1(?!`)/g, blank);
}

/** A fence, or code that a document exports: its strings may have fences that are none. */
const blockStart = /^([ \t>]*)(`{3,}|~{3,})[^\n]*\n|^export\s+(?:default\s+)?(?:async\s+)?(?:const|let|function|class)\b/gm;

/** More than a person writes into a document. The rest of the text is parsed for each. */
const mostPrograms = 50;

/** Where the blocks of code of a text are, with their fences. */
export function codeBlocks(text: string): readonly Pick<Edit, 'start' | 'end'>[] {
  const parts: Pick<Edit, 'start' | 'end'>[] = [];
  let programs = 0;
  let done = 0;
  for (const { 0: whole, 2: sign, index } of text.matchAll(blockStart)) {
    if (index < done) continue;
    if (sign === undefined) {
      if (programs < mostPrograms) done = statementEnd(text, index);
      programs += 1;
      continue;
    }
    const closing = new RegExp(`^[ \\t>]*${sign}[\`~]*[ \\t]*$`, 'gm');
    closing.lastIndex = index + whole.length;
    done = closing.exec(text) === null ? text.length : closing.lastIndex;
    parts.push({ start: index, end: done });
  }
  return parts;
}

export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** A text with parts replaced. What is only added comes before a part at the same place. Of parts that overlap, the first one counts. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  let done = '';
  let from = 0;
  for (const { start, end, text: next } of edits.toSorted((a, b) => a.start - b.start || a.end - b.end)) {
    if (start < from) continue;
    done += text.slice(from, start) + next;
    from = end;
  }
  return done + text.slice(from);
}

/** A text with parts replaced by spaces, so that positions stay. */
export function withoutParts(text: string, parts: readonly Pick<Edit, 'start' | 'end'>[]): string {
  return applyEdits(
    text,
    parts.map(({ start, end }) => ({ start, end, text: blank(text.slice(start, end)) })),
  );
}
